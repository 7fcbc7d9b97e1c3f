/** The cookie with which the bar asks for other versions of parts. It counts only in a browser with a valid link. */
import type { Request } from 'express';
import { partsCookieNames } from '@site/contract/parts-facts';
import { cookieValue } from '../requests/request-headers';

/** What this browser wants instead of parts of the release, by the name of the frontend. */
export interface ReplacedParts {
  readonly versions: ReadonlyMap<string, string>;
  /** Origins of development servers on the operator's own machine. */
  readonly local: ReadonlyMap<string, string>;
}

const maxLength = 1_000;
const entry =
  /^(?<name>[a-z][a-z0-9-]*)@(?:(?<version>\d[\w.+-]*)|(?<local>https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?))$/;

/**
 * `mfe-press@1.0.0-3fa2b1c9|mfe-content@https://localhost:8443`
 * @returns undefined without the cookie; nothing to replace if any of it is malformed
 */
export function readReplacedParts(request: Request): ReplacedParts | undefined {
  const text = cookieValue(request, partsCookieNames[request.secure ? 'https' : 'http']);
  if (text === undefined) return undefined;
  const versions = new Map<string, string>();
  const local = new Map<string, string>();
  const entries = text.length > maxLength ? [] : text.split('|');
  for (const one of entries) {
    const { name = '', version, local: origin } = entry.exec(one)?.groups ?? {};
    if (version !== undefined) versions.set(name, version);
    // The shell's own code is part of the page.
    else if (origin !== undefined && name !== 'shell' && isOrigin(origin)) local.set(name, origin);
    else return undefined;
  }
  return versions.size + local.size > 0 ? { versions, local } : undefined;
}

/** Refuses a port that does not exist; another spelling of an origin would match no address in a policy. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
