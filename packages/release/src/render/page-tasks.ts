/** The pages that a release prerenders. */
import { parseModuleId, type ModuleId, type RemoteName, type RouteEntry } from '@site/contract';
import type { SiteTable } from '@site/contract/site-table';
import type { LoadRequest } from '../render-process/messages';
import type { Release } from '../release';
import type { RenderInput } from './shell-bundle';

export interface PageTask {
  /** Name under pages/. */
  readonly file: string;
  readonly path: string;
  readonly status: RenderInput['status'];
  /** The modules whose HTML the page holds. */
  readonly modules: readonly ModuleId[];
  /** The remotes that own them. */
  readonly remotes: readonly RemoteName[];
  /** Only for the check of an SSR page: the source of its data, and a name for messages. */
  readonly load?: LoadRequest;
  readonly sample?: string;
}

/** Pages without a route. */
function errorPage(table: SiteTable, status: 404 | 503): PageTask {
  const modules = modulesInPage(table);
  const name = `errors/${status}`;
  return { file: `${name}.html`, path: `/${name}`, status, modules, remotes: remotesOf(modules) };
}

export function pageTasks({
  table,
  addresses,
}: Pick<Release, 'table' | 'addresses'>): readonly PageTask[] {
  return [
    ...addresses.staticPaths.map(({ path, route }) => ({
      file: pageFile(path),
      path,
      status: 200 as const,
      modules: modulesInPage(table, route),
      remotes: remotesOf(modulesInPage(table, route)),
    })),
    errorPage(table, 404),
    errorPage(table, 503),
  ];
}

/** @returns the file of a page under pages/: `<path>.html`, the home page is index.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** @returns the modules whose HTML a route's page shows: its own and those of its slots. */
export function modulesOfRoute(route: RouteEntry): readonly ModuleId[] {
  return [route.module, ...(route.slotModules ?? [])];
}

/**
 * @param route undefined for an error page
 * @returns the modules whose HTML a page holds: those that it shows, and the closed popup
 */
export function modulesInPage(
  { popup }: Pick<SiteTable, 'popup'>,
  route?: RouteEntry,
): readonly ModuleId[] {
  return [...(route ? modulesOfRoute(route) : []), popup];
}

export function remotesOf(modules: readonly ModuleId[]): readonly RemoteName[] {
  return [...new Set(modules.map((id) => parseModuleId(id).remote))];
}
