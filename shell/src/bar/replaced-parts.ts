import { localEntryUrl, partsCookieNames, type PartsFacts } from '@site/contract/parts-facts';

/** @returns what this browser is shown instead of the release, by the name of the part */
export function replacedParts({ parts }: PartsFacts): ReadonlyMap<string, string> {
  return new Map(
    parts
      .filter(({ released, shown }) => shown !== released)
      .map(({ name, shown }) => [name, shown]),
  );
}

/** Loads the page again, with these parts replaced until the browser is closed. */
export function showReplaced(parts: ReadonlyMap<string, string>): void {
  const isSecure = location.protocol === 'https:';
  const name = partsCookieNames[isSecure ? 'https' : 'http'];
  const value = [...parts].map(([part, shown]) => `${part}@${shown}`).join('|');
  const end = value ? '' : '; Max-Age=0';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}${end}`;
  location.reload();
}

/** @returns the origin of a development server on this machine; undefined for any other address */
export function localOrigin(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { origin, protocol, hostname } = new URL(text.trim());
  const isLocal = /^https?:$/.test(protocol) && /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  return isLocal ? origin : undefined;
}

/** @returns undefined for a version of the site folder */
export function localEntry(name: string, shown: string): string | undefined {
  const origin = localOrigin(shown);
  return origin === undefined ? undefined : localEntryUrl(origin, name);
}
