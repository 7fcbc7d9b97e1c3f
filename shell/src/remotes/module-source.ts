import { createContext } from 'react';
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';

/**
 * Where a region gets its federated module from: at once on the server, as a promise in the browser.
 * The same id always answers with the same promise until it is settled, as `use` needs it.
 */
export interface ModuleSource {
  readonly read: (id: ModuleId) => ExposeModule | Promise<ExposeModule>;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);
