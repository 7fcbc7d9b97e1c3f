/** Parts whose code comes from a development server on the operator's own machine. */
import type { PublicManifest, RemoteName } from '@site/contract';
import { localEntryUrl } from '@site/contract/parts-facts';
import type { RenderedPage } from '../pages/rendered-page';

type Remotes = PublicManifest['remotes'];

/** The entry has no integrity hash, because it changes with each edit; the operator's machine is its own authority. */
export function pointToLocal(remotes: Remotes, local: ReadonlyMap<string, string>): Remotes {
  const pointed = [...local].map(([name, origin]) => {
    const entry = { src: localEntryUrl(origin, name), integrity: '' };
    return [name, { ...remotes[name as RemoteName], version: 'local', entry }];
  });
  return { ...remotes, ...Object.fromEntries(pointed) } as Remotes;
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
