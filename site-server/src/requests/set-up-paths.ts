import type { IRouter } from 'express';
import { canonicalPath } from '@site/contract';
import { sendText } from './responses';
import { pathOf } from './request-target';

/** From here on an address is compared by its canonical path; one without is refused. */
export function setUpPaths(app: IRouter): void {
  app.use((request, response, next) => {
    const path = canonicalPath(pathOf(request.url));
    if (path === undefined || path.includes('\0')) return sendText(response, 400, 'Bad Request');
    request.canonicalPath = path;
    next();
  });
}
