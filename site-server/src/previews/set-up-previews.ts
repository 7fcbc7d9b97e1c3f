import { Router, type Express, type IRouter, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import { liveFolder, previewFolder, readPreview, siteFolder } from '@site/release';
import { previewEnded } from '../content/link-texts';
import { clearLinkCookie } from '../links/link-cookie';
import type { Parts } from '../parts';
import { noPageMetrics } from '../release/page-metrics';
import { openReleaseRenderer } from '../release/release-renderer';
import { followReleases } from '../release/released-pages';
import { sendText } from '../requests/responses';
import { setUpReadOnly } from './set-up-read-only';

/** Previews whose release is in memory; a router has copies of press pages of its own. */
const maxRouters = 20;

/**
 * A browser that opened a preview's link gets every address from that preview: a site folder of its own, answered by the same
 * calls as the live site.
 * @param setUpAddresses those calls
 */
export function setUpPreviews(
  app: Express,
  parts: Parts,
  setUpAddresses: (app: IRouter, parts: Parts) => void,
): void {
  const site = siteFolder(parts.config.siteFolder);
  const routers = new LRUCache<string, Router>({ max: maxRouters });

  const openRouter = (id: string): Router => {
    const { root } = previewFolder(site, id);
    const router = Router();
    setUpReadOnly(router);
    setUpAddresses(router, {
      ...parts,
      config: { ...parts.config, siteFolder: root, usesDictionaries: false },
      live: followReleases(root),
      renderer: {
        current: () =>
          parts.rendererPool.rendererOf(root, async () =>
            openReleaseRenderer(root, liveFolder(siteFolder(root)), noPageMetrics, 1),
          ),
      },
    });
    routers.set(id, router);
    return router;
  };

  app.use((request, response, next) => {
    const { preview: id } = request.links;
    if (id === undefined) return next();
    keepFromCaches(request, response);
    if (!readPreview(site, id)) {
      // The next request gets the live site. This one could be a script of a page that is still open.
      routers.delete(id);
      clearLinkCookie(response, 'preview');
      return sendText(response, 410, previewEnded);
    }
    (routers.get(id) ?? openRouter(id))(request, response, next);
  });
}

/** Of copies that this browser has of the live site: an unchanged file is not worth a mistake. */
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
] as const;

/** For caches, compression dictionaries and pages that are fetched in advance: all of them outlive the preview. */
const removed = ['X-Accel-Expires', 'Use-As-Dictionary', 'Link', 'Speculation-Rules'];

/** Only files whose address changes with every byte may stay, in this browser. */
const immutable = 'private, max-age=31536000, immutable';

/** Whatever answers: no search engine lists it, and no cache but the visitor's own keeps any of it. */
function keepFromCaches({ headers }: Request, response: Response) {
  for (const name of conditions) headers[name] = undefined;
  onHeaders(response, () => {
    const given = response.getHeader('Cache-Control')?.toString() ?? '';
    const isImmutable = response.statusCode < 300 && given.includes('immutable');
    response.setHeader('Cache-Control', isImmutable ? immutable : 'private, no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    for (const name of removed) response.removeHeader(name);
  });
}
