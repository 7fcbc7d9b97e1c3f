import type { IRouter, Request, Response } from 'express';
import type { RouteMatch } from '@site/contract';
import { formNotSignedIn, formTooLarge } from '../content/form-errors';
import type { Parts } from '../parts';
import { createSendPage } from '../pages/send-page';
import { pictureBodyLimitBytes } from '../requests/body-limits';
import { UnreadableBody } from '../requests/read-body';
import { isRead } from '../requests/request-headers';
import { searchOf } from '../requests/request-target';
import {
  discardRest,
  isWithin,
  sendNotAllowed,
  sendText,
  sendTooMany,
} from '../requests/responses';
import { RefusedForm } from './administrator/read-plain-form';
import { createCachedPages } from './cached-pages';
import { articleRequest, listRequest } from './press-request';
import { createRenderPressPage, redirectTo } from './render-press-page';
import { sendPrivate, sendShared } from '../pages/send-rendered';

/** Press pages, rendered on request, and the plain forms of the administrator, which are posted to the page itself. */
export function setUpPressPages(app: IRouter, parts: Parts): void {
  const { limits, checkSession, live, administratorPages } = parts;
  const render = createRenderPressPage(parts);
  const readCached = createCachedPages();
  const sendPage = createSendPage(parts);

  app.use(async (request, response, next) => {
    const match = live()?.addresses.match(request.canonicalPath);
    if (match?.route.render !== 'ssr') return next();
    if (request.method === 'POST') return answerForm(request, response, match);
    if (!isRead(request)) return sendNotAllowed(response, 'GET, HEAD, POST');
    if (!(await isWithin(limits.reads, request, response))) return;
    const session = await checkSession(request);
    return session === 'valid'
      ? sendOwnPage(request, response)
      : sendSharedPage(request, response, match);
  });

  async function sendSharedPage(request: Request, response: Response, { params }: RouteMatch) {
    const { canonicalPath: path, url } = request;
    const wanted =
      params['id'] === undefined
        ? listRequest(path, url, ['after', 'pages', 'q'])
        : articleRequest(path.slice(0, path.lastIndexOf('/')), params['id'], url);
    const query = new URLSearchParams(searchOf(wanted.target));
    const { target, copies } = wanted;
    const other = request.bar?.replaced;
    const isOwn = !copies || other;
    if (isOwn && !(await isOwnPageAllowed(request, response, query))) return;
    const page = isOwn
      ? await render(path, query, undefined, other)
      : await readCached({ target, copies }, () => render(path, query));
    const isOnlyAddress = copies !== undefined && copies !== 'cursors' && url === target;
    return sendShared(request, response, page, isOnlyAddress);
  }

  /** A page with the administrator's session bypasses the copies in both directions. */
  async function sendOwnPage(request: Request, response: Response) {
    const query = new URLSearchParams(searchOf(request.url));
    if (!(await isOwnPageAllowed(request, response, query))) return;
    const answer = await administratorPages.read(request);
    setCookies(response, answer.cookies);
    const page = await render(request.canonicalPath, query, answer, request.bar?.replaced);
    sendPrivate(request, response, page);
  }

  async function isOwnPageAllowed(request: Request, response: Response, query: URLSearchParams) {
    if (!(await isWithin(limits.ownPages, request, response))) return false;
    return !query.has('q') || (await isWithin(limits.searches, request, response));
  }

  async function answerForm(request: Request, response: Response, match: RouteMatch) {
    if (!(await isWithin(limits.writes, request, response))) return;
    const held = limits.openBody(request.network);
    if (!held) return sendTooMany(request, response);
    try {
      if (isLargeForm(request)) {
        // The only form that takes megabytes: a picture, with a validly signed session.
        const bytes = Number(request.headers['content-length']);
        if (bytes > pictureBodyLimitBytes) throw new UnreadableBody(413);
        const session = await checkSession(request);
        if (session !== 'valid') await discardRest(request, response);
        if (session === 'none') return sendText(response, 401, formNotSignedIn);
        if (session === 'unknown') return sendPage(request, response, 'errors/503.html', 503);
      }
      const answer = await administratorPages.post(request, match, held);
      setCookies(response, answer.cookies);
      const page =
        answer.redirect === undefined
          ? await render(request.canonicalPath, new URLSearchParams(searchOf(request.url)), answer)
          : redirectTo(303, answer.redirect);
      sendPrivate(request, response, page);
    } catch (error) {
      if (!(error instanceof UnreadableBody) && !(error instanceof RefusedForm)) throw error;
      await discardRest(request, response);
      const isPicture = error.status === 413 && isLargeForm(request);
      const text = isPicture ? formTooLarge : 'Bad Request';
      sendText(response, error.status, text, 'private, no-store');
    } finally {
      held.close();
    }
  }
}

/** Whether a form has the size that only a picture gives it: its session is verified first. */
function isLargeForm({ headers }: Request): boolean {
  return Number(headers['content-length'] ?? 0) >= 1_000_000;
}

function setCookies(response: Response, cookies: readonly string[]) {
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
}
