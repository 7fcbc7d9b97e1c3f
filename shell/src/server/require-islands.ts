import type { ModuleId, RouteMatch } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { shellIslands } from '../frame/enhance-frame';

/**
 * Finds mistakes that would leave a part of a page without its behaviour.
 * @throws Error if an expose renders an island that it does not export, or has slots and exports no list of islands: what is
 * an island as a whole cannot contain others
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
  const missing = [...body.matchAll(/ data-island="([^"]+)"/g)].find(
    ([, name = '']) => !names.has(name),
  );
  if (missing)
    throw new Error(
      `the island "${missing[1]}" is not in the export "islands" of ${modules.join(', ')}`,
    );
  if (page?.slotModules?.length && !source.read(page.module).islands)
    throw new Error(`${page.module} has slots, so it must export its "islands"`);
}
