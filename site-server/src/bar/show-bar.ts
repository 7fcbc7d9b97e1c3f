import type { ScriptRef } from '@site/contract';
import type { RenderedPage } from '../pages/rendered-page';
import type { ReleaseRenderer } from '../release/release-renderer';

declare module 'express-serve-static-core' {
  interface Request {
    /** Only in a browser that has opened a signed link. */
    bar?: ShownBar;
  }
}

/** The bar that names each part of a page, and what it has replaced. */
export interface ShownBar {
  readonly script: ScriptRef;
  /** Renders the release with the replaced parts; undefined without any. */
  readonly replaced?: ReleaseRenderer;
  /** Origins of local code by remote. */
  readonly local: ReadonlyMap<string, string>;
}

/** @returns a page with the bar's script; anything else unchanged */
export function showBar(page: RenderedPage, { script, local }: ShownBar): RenderedPage {
  if (!page.headers['Content-Type']?.startsWith('text/html')) return page;
  const element = `<script src="${script.src}" integrity="${script.integrity}" defer></script>`;
  const html = page.body.toString().replace('</body>', () => `${element}</body>`);
  return allowLocal({ ...page, body: Buffer.from(html) }, local);
}

/**
 * Makes a page run code of these origins. Each part of theirs becomes one island, which begins with an element that no build
 * renders: React then renders the part anew with the local code, its styles too, and until then, or for ever if the
 * development server does not answer, the part is the HTML of the release.
 */
export function allowLocal(page: RenderedPage, local: ReadonlyMap<string, string>): RenderedPage {
  if (local.size === 0) return page;
  let html = page.body.toString();
  for (const name of local.keys())
    html = html.replaceAll(
      new RegExp(`<div data-module="(${name}/\\w+)"[^>]*>`, 'g'),
      '<div data-module="$1" data-island="" data-props=""><i hidden=""></i>',
    );
  const policy = page.headers['Content-Security-Policy'] ?? '';
  return {
    ...page,
    body: Buffer.from(html),
    headers: {
      ...page.headers,
      'Content-Security-Policy': allowOrigins(policy, [...new Set(local.values())].join(' ')),
    },
  };
}

/** The boot file's Trusted Types policy allows scripts of the site alone: this policy does not require it. */
function allowOrigins(policy: string, origins: string): string {
  return policy
    .replace("script-src 'self'", `$& ${origins}`)
    .replace("connect-src 'self'", `$& ${origins}`)
    .replace("; require-trusted-types-for 'script'", '');
}
