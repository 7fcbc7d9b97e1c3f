import type { IRouter } from 'express';
import { encodePath } from '@site/contract';
import type { Parts } from '../parts';
import { isRead } from '../requests/request-headers';
import { sendNotAllowed, sendRedirect } from '../requests/responses';
import { firstValue, pathOf, searchOf } from '../requests/request-target';

/** The redirects of the live release, and other spellings: each page has one address, in NFC and without a trailing slash. */
export function setUpRedirects(app: IRouter, { live }: Parts): void {
  app.use((request, response, next) => {
    const { canonicalPath: path, url } = request;
    const addresses = live()?.addresses;
    const send = (status: number, location: string) =>
      isRead(request)
        ? sendRedirect(response, status, location)
        : sendNotAllowed(response, 'GET, HEAD');
    const redirect = addresses?.redirect(path, firstValue(url, 'types'));
    if (redirect) return send(redirect.status, encodePath(redirect.to));
    const isCanonical = decodeURIComponent(pathOf(url)) === path;
    if (!isCanonical && addresses?.match(path)) return send(308, encodePath(path) + searchOf(url));
    next();
  });
}
