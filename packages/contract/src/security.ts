/** The content security policy of pages, one builder for gateway, nginx map and SSR server. */
import { prePaintScriptHash } from './pre-paint-script';
import { sites } from './site';

/** Where browsers report what these policies stopped (POST), and the name that policies call it by. */
export const reportsUrl = '/reports';
const reportGroup = 'reports';

/** styled-components creates an empty style element and fills it by CSSOM: browsers check the empty text. */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * @param styleHashes `sha256-…` of every inline style of the page, without quotes
 * @returns the header's value: no unsafe-*, scripts of this origin and the pre-paint script only, Trusted
 * Types enforced
 */
export function pageSecurityPolicy(styleHashes: readonly string[]): string {
  const hashes = [...new Set([...styleHashes, emptyStyleHash])].map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'self' '${prePaintScriptHash}'`,
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${["'self'", ...outsideOrigins(frameAddresses)].join(' ')}`,
    `media-src ${["'self'", ...outsideOrigins(frameAddresses)].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Chrome and Edge take the name (Reporting-Endpoints), other browsers the address.
    `report-to ${reportGroup}`,
    `report-uri ${reportsUrl}`,
  ].join('; ');
}

/** For everything that is no page: scripts, pictures, JSON, error texts. */
export const fileSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The site's own tours: pages without our shell, made to stand in a frame of ours. */
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

/** Which of the edge's files are such pages. */
export const tourPagePattern = /^\/media\/tours\/[\w-]+\.html$/;

const frameAddresses: readonly string[] = sites.flatMap(({ embeds }) => [
  embeds.promotionVideo,
  ...Object.values(embeds.guideVideos),
  ...Object.values(embeds.tours),
]);

function outsideOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => /^https?:/.test(address)).map(originOf))];
}

function originOf(address: string): string {
  const end = address.indexOf('/', address.indexOf('://') + 3);
  return end < 0 ? address : address.slice(0, end);
}

/**
 * Isolates pages from every other origin. Free while they frame nothing foreign; a foreign frame would have to allow
 * it, so a site that names one sends none.
 */
export const pageEmbedderPolicy = outsideOrigins(frameAddresses).length === 0 ? 'require-corp' : '';

/** What pages carry instead of, or beside, the common headers. Tours are framed by them, so they are as isolated. */
export const pageSecurityHeaders: Readonly<Record<string, string>> = {
  'Reporting-Endpoints': `${reportGroup}="${reportsUrl}"`,
  'Cross-Origin-Opener-Policy': `same-origin; report-to="${reportGroup}"`,
  ...(pageEmbedderPolicy && { 'Cross-Origin-Embedder-Policy': pageEmbedderPolicy }),
};
export const tourSecurityHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Headers that every answer carries, whatever it is. COOP on files too: without it the opener of the
 * announcement's PDF sees a closed window at once. */
export const commonSecurityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What tours and videos need (gyroscope, accelerometer, xr-spatial-tracking, fullscreen, autoplay) is not named: by
  // default this origin has it and grants it to a frame by `allow`; "(self)" would forbid every outside host.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};
