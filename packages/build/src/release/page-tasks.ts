/** The pages that a release prerenders. */
import {
  parseModuleId,
  staticPaths,
  type ModuleId,
  type RemoteName,
  type RouteEntry,
} from '@site/contract';
import type { RenderInput } from './renderer';

export interface PageTask {
  /** Name under pages/. */
  readonly file: string;
  readonly path: string;
  readonly status: RenderInput['status'];
  /** Whose HTML the page holds. */
  readonly remotes: readonly RemoteName[];
}

/** Pages that are no route of their own. */
const errorPages: readonly PageTask[] = [
  { file: 'errors/404.html', path: '/errors/404', status: 404, remotes: [] },
  { file: 'errors/503.html', path: '/errors/503', status: 503, remotes: [] },
];

export function pageTasks(): readonly PageTask[] {
  return [
    ...staticPaths().map(({ path, route }) => ({
      file: pageFile(path),
      path,
      status: 200 as const,
      remotes: [...new Set(modulesOfRoute(route).map((id) => parseModuleId(id).remote))],
    })),
    ...errorPages,
  ];
}

/** @returns the file of a page under pages/: `<path>.html`, the home page is index.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** @returns the modules whose HTML a route's page holds: its own and those of its slots. */
export function modulesOfRoute(route: RouteEntry): readonly ModuleId[] {
  return [route.module, ...(route.slotModules ?? [])];
}
