import { createContext, useContext } from 'react';
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';

/** Provides federated modules to boundaries. */
export interface ModuleSource {
  /** The page is written as HTML: all modules are there, and islands are marked. */
  readonly isPrerendering?: true;
  /** A promise in the browser until the module is loaded; it rejects after two attempts, and the next call starts again. */
  readonly read: (id: ModuleId) => ExposeModule | Promise<ExposeModule>;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);

/** @throws Error outside a ModuleSourceContext */
export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('no ModuleSourceContext');
  return source;
}
