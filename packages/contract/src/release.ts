/**
 * What a release says of itself: /release.json, and the block every page carries inline.
 * Folders under /shell/ and /remotes/ are immutable; only this map ever changes.
 */
import type { RemoteName } from './remotes';

/** A script as the page may load it: same-origin URL and `sha256-…`. */
export interface ScriptRef {
  readonly src: string;
  readonly integrity: string;
}

/** What a page needs to run a remote. */
export interface RemoteCode {
  /** Package version and content hash, for example `1.0.0-3fa2b1c9`. */
  readonly version: string;
  readonly entry: ScriptRef;
  /** Range of host versions (packages/host) this remote's code was built for. */
  readonly hostRange: string;
}

/** What a page with HTML of a remote says of it. */
export interface PageRemoteCode extends RemoteCode {
  /** Files beside the entry that the exposes on this page load, to be fetched before anybody needs them. */
  readonly chunks?: readonly string[];
}

export interface RemoteRelease extends RemoteCode {
  /** Ids of the routes that this remote owns. */
  readonly routes: readonly string[];
}

export interface ReleaseMap {
  /** Grows by one with every switch, also by rollback. */
  readonly id: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly shell: {
    readonly version: string;
    /** For pages that are not ours: docs/contracts/foreign-host.md. */
    readonly foreign?: ScriptRef;
  };
  readonly remotes: Readonly<Record<RemoteName, RemoteRelease>>;
}

/** The `<script type="application/json" id="release">` block: what this page's HTML was made from. */
export interface PageRelease {
  readonly id: number;
  readonly shell: { readonly version: string; readonly scripts: readonly ScriptRef[] };
  /** Only the remotes whose HTML this page holds. */
  readonly remotes: Readonly<Partial<Record<RemoteName, PageRemoteCode>>>;
}

export const releaseUrl = '/release.json';

/**
 * A hash that no file has. A script without a hash in the release map or in its entry's table gets this one: the browser
 * refuses it instead of running it unchecked, and nothing throws inside a loader.
 */
export const impossibleHash =
  'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
