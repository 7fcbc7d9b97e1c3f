/** Security headers of all responses, shared by the site server and nginx. */
import { prePaintScriptHash } from './pre-paint-script';
import { sites, type SiteFacts } from './site';

/** Endpoint for violation reports of browsers (POST), and its name in the policies. */
export const reportsUrl = '/reports';
const reportGroup = 'reports';

/** styled-components creates an empty style element and fills it through the CSSOM: browsers check the empty text. */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** CSP sources of the inline styles and script of a page: `sha256-…` without quotes. */
export interface InlineHashes {
  readonly styleHashes: readonly string[];
  /** Of the pre-paint script of the shell that rendered the page; absent in releases before 2026-11-22. */
  readonly scriptHashes?: readonly string[] | undefined;
}

/**
 * @param facts of the sites in the release: their embeds may be framed and played
 * @returns the Content-Security-Policy: no unsafe-*, only scripts of this origin and the pre-paint script, Trusted Types
 * enforced
 */
export function pageSecurityPolicy(
  { styleHashes, scriptHashes }: InlineHashes,
  facts: readonly EmbeddingSite[] = sites,
): string {
  const embedSources = ["'self'", ...embedOrigins(facts)].join(' ');
  const scripts = sources(scriptHashes ?? [prePaintScriptHash]);
  const styles = sources([...styleHashes, emptyStyleHash]);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${embedSources}`,
    `media-src ${embedSources}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Chrome and Edge use the endpoint name (Reporting-Endpoints), other browsers the URL.
    `report-to ${reportGroup}`,
    `report-uri ${reportsUrl}`,
  ].join('; ');
}

function sources(hashes: readonly string[]): string {
  return [...new Set(hashes)].map((hash) => `'${hash}'`).join(' ');
}

/** For everything except pages: scripts, pictures, JSON, error texts. */
export const fileSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For the site's own tours: pages without the shell, which our pages frame. */
export const tourSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Matches the files that are tour pages. */
export const tourPagePattern = /^\/media\/tours\/[\w-]+\.html$/;

type EmbeddingSite = Pick<SiteFacts, 'embeds'>;

/** The other origins whose pages and videos the sites embed. */
function embedOrigins(facts: readonly EmbeddingSite[]): string[] {
  const addresses = facts.flatMap(({ embeds }) => [
    embeds.promotionVideo,
    ...Object.values(embeds.guideVideos),
    ...Object.values(embeds.tours),
  ]);
  return [...new Set(addresses.filter((address) => /^https?:/.test(address)).map(originOf))];
}

function originOf(address: string): string {
  const end = address.indexOf('/', address.indexOf('://') + 3);
  return end < 0 ? address : address.slice(0, end);
}

/**
 * Headers of pages, which override or extend the common ones. Tours are framed by pages, so they are isolated too.
 * @param facts of the sites in the release
 */
export function pageSecurityHeaders(
  facts: readonly EmbeddingSite[] = sites,
): Readonly<Record<string, string>> {
  // A framed document of another origin would have to opt in to the isolation.
  const isIsolated = embedOrigins(facts).length === 0;
  return {
    'Reporting-Endpoints': `${reportGroup}="${reportsUrl}"`,
    'Cross-Origin-Opener-Policy': `same-origin; report-to="${reportGroup}"`,
    ...(isIsolated && tourSecurityHeaders),
  };
}

/** Isolates a page from all other origins. */
export const tourSecurityHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Headers of every response. COOP applies to files too: without it the page that opens the announcement PDF sees a
 * closed window at once.
 */
export const commonSecurityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Features that tours and videos need (gyroscope, accelerometer, xr-spatial-tracking, fullscreen, autoplay) are not
  // listed: by default this origin has them and can delegate them with `allow`; "(self)" would forbid other origins.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Addresses of pictures that other sites and mail programs show with a shared link. */
const sharedPicture =
  /^\/(?:api\/press\/pictures\/[^/?]+\/share\.jpg|media\/pictures\/share[-.][^/?]+)(?:\?|$)/;

/** @param target path and query of the request @returns Cross-Origin-Resource-Policy of the response */
export function resourcePolicyOf(target: string): 'same-origin' | 'cross-origin' {
  return sharedPicture.test(target) ? 'cross-origin' : 'same-origin';
}
