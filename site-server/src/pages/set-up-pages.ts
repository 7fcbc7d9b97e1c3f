import type { IRouter } from 'express';
import { pageFile } from '@site/release';
import type { Parts } from '../parts';
import { isRead } from '../requests/request-headers';
import { sendNotAllowed } from '../requests/responses';
import { createSendPage } from './send-page';

/** The pages that the live release holds as files. */
export function setUpPages(app: IRouter, parts: Parts): void {
  const sendPage = createSendPage(parts);
  app.use((request, response, next) => {
    const { canonicalPath: path } = request;
    const addresses = parts.live()?.addresses;
    const isFeed = addresses?.feed(path) !== undefined;
    if (isFeed || addresses?.match(path)?.route.render !== 'static') return next();
    if (!isRead(request)) return sendNotAllowed(response, 'GET, HEAD');
    sendPage(request, response, pageFile(path));
  });
}
