import { createContext } from 'react';
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';

/**
 * The content of a boundary while its module loads. With prerendered `html` loading may take any time. An `empty` boundary
 * needs a result: a module or an error.
 */
export type BoundaryContent = 'html' | 'empty';

/** Provides federated modules to boundaries: synchronously on the server, as promises in the browser. */
export interface ModuleSource {
  readonly read: (id: ModuleId, content: BoundaryContent) => ExposeModule | Promise<ExposeModule>;
  /** A boundary has rendered its module for the first time, or has thrown. */
  readonly onSettled?: (id: ModuleId, boundary: Element) => void;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);
