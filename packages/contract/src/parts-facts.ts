/** What the site server tells the operators' bar about the parts of a page; visitors get neither. */

export const partsFactsUrl = '/.site/parts.json';

/** Names of the cookie in which the bar keeps what it has replaced: over https no other host can set it. */
export const partsCookieNames = { http: 'site.parts', https: '__Host-site.parts' } as const;

export interface PartVersion {
  readonly version: string;
  /** Absent in versions from before 2026-11-28, and in builds without git. */
  readonly commit?: string | undefined;
  readonly owner?: string | undefined;
}

export interface PartFacts {
  /** The shell or a remote. */
  readonly name: string;
  /** Its version in the release. */
  readonly released: string;
  /** The version or the development server that this browser is shown. */
  readonly shown: string;
  /** Those that can be shown instead, newest first. */
  readonly versions: readonly PartVersion[];
}

export interface PartsFacts {
  readonly release: { readonly id: number; readonly createdAt: string };
  /** Id of the preview that this browser is shown. */
  readonly preview?: string;
  readonly parts: readonly PartFacts[];
  /** Why the wanted parts are not shown. */
  readonly problem?: string;
}

/** Where a development server has the entry of its remote, whatever it was built to. */
export function localEntryUrl(origin: string, name: string): string {
  return `${origin}/remotes/${name}/local/entry.js`;
}
