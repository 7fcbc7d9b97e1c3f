import type { ModuleId, RemoteName } from '@site/contract';
import { messageOf } from './message-of';
import type { PageTask } from './page-tasks';
import { bootScript, pageRelease, type Release } from './release-map';
import {
  loadRemoteModules,
  loadShellBundle,
  type RenderedDocument,
  type ShellBundle,
} from './renderer';
import type { SiteFolder } from './site-folder';

/** The node bundles of one release, each loaded once. */
export interface ReleaseBundles {
  readonly shell: ShellBundle;
  readonly modulesOf: (remote: RemoteName) => Partial<Record<ModuleId, unknown>>;
}

export function loadBundles(site: SiteFolder, { selection }: Release): ReleaseBundles {
  const shell = loadShellBundle(site, selection.shell);
  const loaded = new Map<RemoteName, Partial<Record<ModuleId, unknown>>>();
  return {
    shell,
    modulesOf(remote) {
      const modules =
        loaded.get(remote) ?? loadRemoteModules(site, remote, selection[remote], shell);
      loaded.set(remote, modules);
      return modules;
    },
  };
}

/** @throws Error that names the page when a part of it cannot be rendered */
export async function renderPage(
  { shell, modulesOf }: ReleaseBundles,
  release: Release,
  task: PageTask,
  publicOrigin: string,
): Promise<RenderedDocument> {
  try {
    return await shell.renderDocument({
      path: task.path,
      status: task.status,
      modules: Object.assign({}, ...task.remotes.map(modulesOf)) as Record<string, unknown>,
      release: pageRelease(release, task.modules),
      boot: bootScript(release),
      publicOrigin,
      mayLinkStyles: true,
    });
  } catch (error) {
    throw new Error(`${task.path} cannot be rendered: ${messageOf(error)}`, { cause: error });
  }
}
