/**
 * The release manifest as browsers see it: /release.json, and the block inside every page.
 * Folders under /shell/ and /remotes/ are immutable; only this manifest changes.
 */
import type { RemoteName } from './remotes';

/** A script that a page may load: same-origin URL and integrity hash. */
export interface ScriptRef {
  readonly src: string;
  readonly integrity: string;
}

/** What a page needs to run a remote. */
export interface RemoteCode {
  /** Package version and content hash, for example `1.0.0-3fa2b1c9`. */
  readonly version: string;
  readonly entry: ScriptRef;
  /** Range of host versions (packages/host) that the remote was built for. */
  readonly hostRange: string;
}

export interface RemoteRelease extends RemoteCode {
  /** Ids of the routes that this remote owns. */
  readonly routes: readonly string[];
}

export interface PublicManifest {
  /** Increases by one with every release and rollback. */
  readonly id: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly shell: {
    readonly version: string;
    /** Of packages/host: teams compare the range of their remote with it. Older releases lack it. */
    readonly hostVersion?: string;
  };
  readonly remotes: Readonly<Record<RemoteName, RemoteRelease>>;
}

/** The `<script type="application/json" id="release">` block: the release that this page was rendered from. */
export interface PageRelease {
  readonly id: number;
  readonly shell: { readonly version: string };
  /** Only the remotes whose HTML is in this page. */
  readonly remotes: Readonly<Partial<Record<RemoteName, RemoteCode>>>;
}

export const releaseUrl = '/release.json';

/** Response headers that name the release of a page, for operators and tests. */
export function releaseHeaders({ id, shell, remotes }: PublicManifest) {
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
  return { 'X-Release': String(id), 'X-Shell': shell.version, 'X-Remotes': versions.join(' ') };
}
