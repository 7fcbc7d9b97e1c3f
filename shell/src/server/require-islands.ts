import type { ModuleId, RouteMatch } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { shellIslands } from '../frame/enhance-frame';

/**
 * Finds a mistake that would leave a part of a page without its behaviour.
 * @throws Error if an expose renders an island that it does not export
 */
export function requireIslands(
  body: string,
  match: RouteMatch | undefined,
  source: { readonly read: (id: ModuleId) => ExposeModule },
): void {
  const page = match?.route;
  const modules = page ? [page.module, ...(page.slotModules ?? [])] : [];
  const islands = [...shellIslands, ...modules.flatMap((id) => source.read(id).islands ?? [])];
  const names = new Set(islands.map(({ islandName }) => islandName));
  const missing = [...body.matchAll(/ data-island="([^"]+)" data-props/g)].find(
    ([, name = '']) => !names.has(name),
  );
  if (missing)
    throw new Error(
      `the island "${missing[1]}" is not in the export "islands" of ${modules.join(', ')}`,
    );
}
