import { createContext } from 'react';
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';

/**
 * What stands in the place that a module is wanted for. Behind `html` there is nothing to hurry for: the module is
 * waited for as long as it takes. An `empty` place needs an answer, a module or a failure.
 */
export type BoundaryContent = 'html' | 'empty';

/** Where a region gets its federated module from: at once on the server, as a promise in the browser. */
export interface ModuleSource {
  readonly read: (id: ModuleId, place: BoundaryContent) => ExposeModule | Promise<ExposeModule>;
  /** A remote boundary shows its module for the first time, or has thrown: there is nothing to wait for any more. */
  readonly onSettled?: (id: ModuleId, boundary: Element) => void;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);
