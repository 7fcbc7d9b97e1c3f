/** What the shell's node bundle exports (shell/src/server/render-entry.tsx) as a release sees it. */
import { join } from 'node:path';
import type { ModuleId, PageRelease, RemoteName } from '@site/contract';
import { loadNodeBundle } from './load-node-bundle';
import type { SiteFolder } from './site-folder';

export interface RenderInput {
  /** Canonical decoded path, or one of the two error pages. */
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly modules: Readonly<Partial<Record<ModuleId, unknown>>>;
  readonly release: PageRelease;
  readonly boot: { readonly src: string; readonly integrity: string };
  /** For absolute links, for example `https://www.example.com`, without a trailing slash. */
  readonly publicOrigin: string;
  /** What the page's `load` would return; only live pages have any. */
  readonly data?: unknown;
  /** Whether who asks publishes `stylesheets`; else every style stands in the page. */
  readonly mayLinkStyles?: boolean;
}

/** A file that has to be published before the page that links it. */
export interface Stylesheet {
  /** Address on the site; it changes with the text. */
  readonly src: string;
  readonly text: string;
}

export interface RenderedDocument {
  readonly html: string;
  /** CSP sources of the inline styles: `sha256-…` without quotes. */
  readonly styleHashes: readonly string[];
  readonly stylesheets: readonly Stylesheet[];
}

export interface ShellBundle {
  readonly renderDocument: (input: RenderInput) => Promise<RenderedDocument>;
  readonly renderSitemap: (publicOrigin: string, articlePaths: readonly string[]) => string;
  readonly renderRobots: (publicOrigin: string) => string;
  /** Modules that remotes' bundles share with the shell. */
  readonly sharedModules: Readonly<Record<string, unknown>>;
}

export function loadShellBundle(site: SiteFolder, version: string): ShellBundle {
  return loadNodeBundle(join(site.serverFolder('shell', version), 'shell.cjs')) as ShellBundle;
}

/** @returns the remote's exposes by module id, for example `mfe-press/PressList`. */
export function loadRemoteModules(
  site: SiteFolder,
  name: RemoteName,
  version: string,
  shell: ShellBundle,
): Partial<Record<ModuleId, unknown>> {
  const file = join(site.serverFolder(name, version), 'exposes.cjs');
  const exposes = loadNodeBundle(file, shell.sharedModules) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(exposes).map(([key, value]) => [`${name}/${key}`, value]),
  );
}
