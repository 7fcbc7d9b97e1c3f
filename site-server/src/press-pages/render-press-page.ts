import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath } from '@site/contract';
import { messageOf, readHeaders, type Release } from '@site/release';
import type { Parts } from '../parts';
import { PageError } from '../release/page-pool';
import { pageHeaders } from '../release/page-headers';
import type { ReleaseRenderer } from '../release/release-renderer';
import type { AdministratorPage } from './administrator/administrator-pages';
import { html, renderedPage, type RenderedPage } from '../pages/rendered-page';

/**
 * @param path decoded and canonical, of an SSR page
 * @param answer undefined: the page that every visitor gets
 * @param other instead of the renderer of the live release
 */
export type RenderPressPage = (
  path: string,
  query: URLSearchParams,
  answer?: AdministratorPage,
  other?: ReleaseRenderer,
) => Promise<RenderedPage>;

/** Renders press pages with current data and the bundles of the live release. An error becomes its page of the release. */
export function createRenderPressPage({ config, live, renderer }: Parts): RenderPressPage {
  return async (path, query, answer, other) => {
    const { admin, pressOrigin = config.pressService } = answer ?? {};
    let current: ReleaseRenderer;
    try {
      current = other ?? (await renderer.current());
    } catch (error) {
      const released = live();
      if (!released) throw error;
      console.error(`Site server: ${messageOf(error)}`);
      return errorPage(released.folder, released, 503);
    }
    // For some seconds after a switch this may be the release before.
    const { folder, release } = current;
    const match = release.addresses.match(path);
    if (match?.route.render !== 'ssr') return errorPage(folder, release, 404);
    const render = (hasData: boolean) =>
      current
        .page(path, match, { admin, ...(hasData && { load: { query, apiOrigin: pressOrigin } }) })
        .catch((error: unknown) => {
          if (!(error instanceof PageError)) throw error;
          console.error(`Site server: ${match.route.id}: ${error.message}`);
          return { kind: 'unavailable' } as const;
        });
    let status = answer?.status ?? 200;
    let page = await render(!answer?.isWithoutData);
    if (page.kind === 'unavailable' && !answer?.isWithoutData && admin?.result) {
      // The typed text is more important than the list: the page shows the form with its error message.
      status = 503;
      page = await render(false);
    }
    // To someone whose session has ended a scheduled article is missing, too.
    const isSignedOut = admin?.session === null && admin.result !== undefined;
    if (page.kind === 'missing' && (isSignedOut || admin?.result?.draft)) {
      // Deleted while its text was being edited.
      if (!isSignedOut) status = 404;
      page = await render(false);
    }
    if (page.kind === 'not-found') return errorPage(folder, release, 404);
    if (page.kind === 'unavailable') return errorPage(folder, release, 503);
    if (page.kind === 'missing') return redirectTo(302, encodePath(page.path));
    return renderedPage(status, html, page.html, pageHeaders(release, page));
  };
}

export function redirectTo(status: 302 | 303, location: string): RenderedPage {
  return renderedPage(status, 'text/plain; charset=utf-8', location, { Location: location });
}

/** A prerendered error page, with the requested address unchanged. */
export function errorPage(folder: string, release: Release, status: 404 | 503): RenderedPage {
  const file = `errors/${status}.html` as const;
  return renderedPage(status, html, readFileSync(join(folder, 'pages', file), 'utf8'), {
    ...pageHeaders(release, readHeaders(folder)[file]),
    ...(status === 503 && { 'Retry-After': '5' }),
  });
}
