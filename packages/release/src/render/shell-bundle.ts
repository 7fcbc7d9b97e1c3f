/** The interface of the shell's node bundle (shell/src/server/render-entry.tsx), and its loader. */
import { join } from 'node:path';
import {
  type AdminView,
  type InlineHashes,
  type ModuleId,
  type PageRelease,
  type RemoteName,
} from '@site/contract';
import type { CalendarFile } from '@site/host';
import { loadNodeBundle } from './load-node-bundle';
import { remotesOf } from '../frontends';
import type { FrontendVersions } from '../store/release-manifest';
import type { SiteFolder } from '../store/site-folder';

/** Node bundles of one release, absolute paths. */
export interface BundleFiles {
  readonly shell: string;
  readonly remotes: Readonly<Record<RemoteName, string>>;
}

export interface RenderInput {
  /** Canonical decoded path, or one of the two error pages. */
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly modules: Readonly<Partial<Record<ModuleId, unknown>>>;
  readonly release: PageRelease;
  readonly boot: { readonly src: string; readonly integrity: string };
  /** For absolute links, for example `https://www.example.com`, without a trailing slash. */
  readonly publicOrigin: string;
  /** The result of the page's `load`, or the answer to a native post. */
  readonly data?: unknown;
  /** Only for SSR pages of the administrator. */
  readonly admin?: AdminView;
  /** Whether the caller publishes `stylesheets`; otherwise all styles are inline, except those in `publishedStyles`. */
  readonly mayLinkStyles?: boolean;
  /** Addresses of stylesheets that are published already. */
  readonly publishedStyles?: readonly string[];
}

/** A file that has to be published before the page that links it. */
export interface Stylesheet {
  /** Address on the site; it changes with the text. */
  readonly src: string;
  readonly text: string;
}

export interface RenderedDocument extends InlineHashes {
  readonly html: string;
  readonly stylesheets: readonly Stylesheet[];
}

export interface RenderedCalendar {
  /** Address on the site. */
  readonly path: string;
  readonly text: string;
}

export interface ShellBundle {
  readonly renderDocument: (input: RenderInput) => Promise<RenderedDocument>;
  readonly renderSitemap: (
    publicOrigin: string,
    articlePaths: readonly string[],
    changes?: readonly string[],
  ) => string;
  readonly renderRobots: (publicOrigin: string) => string;
  /** Absent in shells before host 1.5, which no remote with calendars fits. */
  readonly renderCalendars?: (
    files: readonly CalendarFile[],
    former: readonly string[],
    releasedAt: string,
  ) => readonly RenderedCalendar[];
  /** Modules that the bundles of remotes share with the shell. */
  readonly sharedModules: Readonly<Record<string, unknown>>;
}

/** @returns the node bundles of these versions, for a render process. */
export function bundleFiles(site: SiteFolder, versions: FrontendVersions): BundleFiles {
  return {
    shell: join(site.serverFolder('shell', versions.shell), 'shell.cjs'),
    remotes: Object.fromEntries(
      remotesOf(versions).map((name) => [
        name,
        join(site.serverFolder(name, versions[name]), 'exposes.cjs'),
      ]),
    ) as Record<RemoteName, string>,
  };
}

/** Runs in a render process; outside only with trusted code. */
export function loadShellBundle(file: string): ShellBundle {
  return loadNodeBundle(file) as ShellBundle;
}

/** @returns the remote's exposes by module id, for example `mfe-press/PressList`. */
export function loadRemoteModules(
  file: string,
  name: RemoteName,
  shell: ShellBundle,
): Partial<Record<ModuleId, unknown>> {
  const exposes = loadNodeBundle(file, shell.sharedModules) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(exposes).map(([key, value]) => [`${name}/${key}`, value]),
  );
}
