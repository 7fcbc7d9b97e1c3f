/** One view of an article: a POST by script, or the picture in <noscript>. */
import type { ViewCount } from '@site/contract';
import type { Express, Request } from 'express';
import { PressError } from '../errors';
import { noStore } from '../middleware/caching';
import type { Parts } from '../wiring';
import { paths } from './paths';
import { articleIdOf, siteIdOf } from './set-up-parameters';

const transparentPixel = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

export function setUpViews(app: Express, { countView, limitViews }: Parts): void {
  const count = async (siteId: string, id: string): Promise<ViewCount> => {
    const views = await countView(siteId, id);
    if (views === undefined) throw new PressError('article_not_found');
    return { views };
  };

  // Also on responses that are not counted: a response from a cache would be an uncounted view.
  app.all(paths.views, noStore);

  app.post(paths.views, limitViews, async (request, response) => {
    if (!isView(request)) return void response.status(204).end();
    response.json(await count(siteIdOf(response), articleIdOf(response)));
  });

  app.get(paths.views, limitViews, async (request, response) => {
    if (isView(request)) await count(siteIdOf(response), articleIdOf(response));
    response.type('gif').send(transparentPixel);
  });
}

/** Not a prefetch, not a HEAD request, and not embedded in another site's page. */
function isView(request: Request): boolean {
  const purposes = ['Purpose', 'Sec-Purpose', 'X-Moz'].map((name) => request.get(name) ?? '');
  return (
    request.method !== 'HEAD' &&
    !purposes.some((purpose) => /prefetch|prerender/i.test(purpose)) &&
    request.get('Sec-Fetch-Site') !== 'cross-site'
  );
}
