import type { IRouter, Request, Response } from 'express';
import { releaseUrl } from '@site/contract';
import { partsFactsUrl } from '@site/contract/parts-facts';
import { barScript, messageOf } from '@site/release';
import { html, renderedPage, type RenderedPage } from '../pages/rendered-page';
import { sendPrivate } from '../pages/send-rendered';
import type { Parts } from '../parts';
import { errorPage } from '../press-pages/render-press-page';
import { PageError } from '../release/page-pool';
import { pageHeaders } from '../release/page-headers';
import type { ReleaseRenderer } from '../release/release-renderer';
import { isRead } from '../requests/request-headers';
import { factsOf } from './part-facts';
import { readReplacedParts } from './replaced-parts';
import { openReplaced } from './replaced-releases';

/**
 * In a browser that has opened a signed link, pages have the bar that names each part, and parts may be replaced. A visitor's
 * request passes without effect: not even the address of the facts exists.
 */
export function setUpBar(app: IRouter, { config, live, rendererPool }: Parts): void {
  app.use(async (request, response, next) => {
    const { operator, preview } = request.links;
    const released = live();
    const isShown = operator || preview !== undefined;
    const script = released && isShown && barScript(released);
    if (!script) return next();
    const parts = readReplacedParts(request);
    const { replaced, problem } = await open(
      () => parts && openReplaced(rendererPool, config.siteFolder, released, parts),
    );
    request.bar = {
      script,
      local: (replaced && parts?.local) ?? new Map(),
      ...(replaced && { replaced }),
    };
    if (!isRead(request)) return next();
    if (request.canonicalPath === partsFactsUrl)
      return sendJson(
        request,
        response,
        factsOf({ root: config.siteFolder, released, preview, parts: replaced && parts, problem }),
      );
    if (!replaced) return next();
    if (request.canonicalPath === releaseUrl)
      return sendJson(request, response, replaced.release.publicManifest);
    const page = await renderStatic(request.canonicalPath, replaced);
    if (!page) return next();
    sendPrivate(request, response, page);
  });
}

/** If the parts cannot be shown, the page is the release's, and the bar says why. */
async function open(
  replace: () => Promise<ReleaseRenderer> | undefined,
): Promise<{ readonly replaced?: ReleaseRenderer | undefined; readonly problem?: string }> {
  try {
    return { replaced: await replace() };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

/** @returns undefined for an address without a prerendered page; SSR pages are rendered with their data (press-pages/) */
async function renderStatic(
  path: string,
  { page, release, folder }: ReleaseRenderer,
): Promise<RenderedPage | undefined> {
  const match = release.addresses.match(path);
  if (match?.route.render !== 'static' || release.addresses.feed(path)) return undefined;
  try {
    const rendered = await page(path, match, {});
    if (rendered.kind !== 'page') return undefined;
    return renderedPage(200, html, rendered.html, pageHeaders(release, rendered));
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    console.error(`Site server: ${match.route.id}, with replaced parts: ${error.message}`);
    return errorPage(folder, release, 503);
  }
}

function sendJson(request: Request, response: Response, value: object) {
  const type = 'application/json; charset=utf-8';
  sendPrivate(request, response, renderedPage(200, type, JSON.stringify(value)));
}
