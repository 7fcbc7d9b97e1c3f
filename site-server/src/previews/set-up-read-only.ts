import type { IRouter } from 'express';
import { sessionUrl, testRegistrationHeader } from '@site/contract';
import { previewReadsOnly } from '../content/link-texts';
import { isRead } from '../requests/request-headers';
import { pathOf } from '../requests/request-target';
import { sendApiError, sendText } from '../requests/responses';

const views = /^(\/api\/press\/[^/]+\/articles\/[^/]+)\/views$/;

/**
 * Nothing that is done in a preview reaches the live site: a registration is marked as a test, a view is answered with the
 * number there is, and articles can be read only.
 */
export function setUpReadOnly(app: IRouter): void {
  app.use((request, response, next) => {
    const path = pathOf(request.url);
    const [, article] = views.exec(path) ?? [];
    if (article !== undefined) {
      if (isRead(request)) return void response.status(204).end();
      // An article names its views, as the answer to one does.
      request.method = 'GET';
      request.url = article;
      return next();
    }
    if (path.startsWith('/forms/')) request.headers[testRegistrationHeader] = 'preview';
    else if (!isRead(request) && path !== sessionUrl)
      return path.startsWith('/api/')
        ? sendApiError(response, 403, 'preview', 'A preview changes nothing')
        : sendText(response, 403, previewReadsOnly);
    next();
  });
}
