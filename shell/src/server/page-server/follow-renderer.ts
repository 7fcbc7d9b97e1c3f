import { parseModuleId, type ModuleId, type RemoteName, type RouteEntry } from '@site/contract';
import { speculationRulesHeader } from '@site/contract/speculation-rules';
import type { ExposeModule } from '@site/host';
import { checkExposeShape } from '@site/host/gate';
import {
  bootScript,
  currentFolder,
  loadRemoteModules,
  loadShellBundle,
  modulesInPage,
  pageRelease,
  readPublicOrigin,
  readRelease,
  siteFolder,
  type RenderedDocument,
} from '@site/build/release';

/** Renders with the bundles of one release. */
export interface Renderer {
  /** Folder of the generation. */
  readonly folder: string;
  readonly releaseHeaders: Readonly<Record<string, string>>;
  readonly module: (id: ModuleId) => ExposeModule;
  readonly render: (path: string, route: RouteEntry, data: unknown) => Promise<RenderedDocument>;
  readonly sitemap: (articlePaths: readonly string[]) => string;
}

/**
 * @returns gives the renderer of the release that is out now; bundles are loaded again only after a switch.
 * A broken new release leaves the old renderer at work. @throws when there never was a good one
 */
export function followRenderer(root: string): () => Renderer {
  let target = '';
  let renderer: Renderer | undefined;
  return () => {
    try {
      const folder = currentFolder(siteFolder(root));
      if (folder !== target || !renderer) {
        renderer = createRenderer(root, folder);
        target = folder;
      }
    } catch (error) {
      if (!renderer) throw error;
      console.error(`Page server stays on ${renderer.folder}: ${(error as Error).message}`);
    }
    return renderer;
  };
}

function createRenderer(root: string, folder: string): Renderer {
  const site = siteFolder(root);
  const release = readRelease(site, folder);
  const publicOrigin = readPublicOrigin(folder);
  const shell = loadShellBundle(site, release.selection.shell);
  const loaded = new Map<RemoteName, ReturnType<typeof loadRemoteModules>>();
  const modulesOf = (remote: RemoteName) => {
    const modules =
      loaded.get(remote) ?? loadRemoteModules(site, remote, release.selection[remote], shell);
    loaded.set(remote, modules);
    return modules;
  };
  return {
    folder,
    releaseHeaders: {
      'X-Release': String(release.map.id),
      'X-Shell': release.selection.shell,
      'X-Remotes': Object.entries(release.map.remotes)
        .map(([name, { version }]) => `${name}@${version}`)
        .join(' '),
      'Speculation-Rules': speculationRulesHeader(release.selection.shell),
    },
    module: (id) => checkExposeShape(id, modulesOf(parseModuleId(id).remote)[id]),
    render(path, route, data) {
      const modules = modulesInPage(route);
      const remotes = new Set(modules.map((id) => parseModuleId(id).remote));
      return shell.renderDocument({
        path,
        status: 200,
        modules: Object.assign({}, ...[...remotes].map(modulesOf)) as Record<string, unknown>,
        release: pageRelease(release, modules),
        boot: bootScript(release),
        publicOrigin,
        data,
      });
    },
    sitemap: (articlePaths) => shell.renderSitemap(publicOrigin, articlePaths),
  };
}
