import type { ScriptRef } from '@site/contract';
import type { RenderedPage } from '../pages/rendered-page';
import type { ReleaseRenderer } from '../release/release-renderer';
import { allowLocal } from './local-parts';

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
