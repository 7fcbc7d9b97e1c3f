import { isLargeForm, readBody, UnreadableBody } from '@site/forwarding';
import { formNotSignedIn, formTooLarge } from '../content/form-errors';
import type { Exchange } from '../exchange';
import type { Limits } from '../limits/visitor-limits';
import { discardRest, sendText, sendTooMany } from '../responses';
import { pictureAnswerWithinMs, pictureBodyLimitBytes, pressBodyLimitBytes } from './body-limits';
import type { CheckSession } from './session-check';
import { fetchPage, writePage, type SsrUpstream } from './ssr-pages';

/** Of the visitor's request, besides the cookies: what the SSR server checks. */
const passed = ['content-type', 'origin', 'sec-fetch-site'];

/**
 * Passes a plain form of the administrator to the SSR server, which responds with a page or a redirect. Never cached, never
 * retried. @returns a function that returns false if the press service or the SSR server did not respond; then nothing was
 * sent
 */
export function createSsrForms(ssrServer: SsrUpstream, limits: Limits, checkSession: CheckSession) {
  return async (exchange: Exchange, target: string): Promise<boolean> => {
    const { request, response, visitor, network } = exchange;
    const held = limits.writes(network) && limits.openBody(network);
    if (!held) {
      sendTooMany(request, response);
      return true;
    }
    try {
      const bytes = Number(request.headers['content-length'] ?? 0);
      const isLarge = isLargeForm(request) && bytes <= pictureBodyLimitBytes;
      const session = isLarge ? await checkSession(request) : 'valid';
      if (session !== 'valid') {
        await discardRest(exchange);
        if (session === 'none') sendText(response, 401, formNotSignedIn);
        return session === 'none';
      }
      const limit = isLarge ? pictureBodyLimitBytes : pressBodyLimitBytes;
      const body = await readBody(request, limit, held);
      const given = new Map(Object.entries(request.headers));
      const headers = Object.fromEntries(
        passed.flatMap((name) => (given.has(name) ? [[name, String(given.get(name))]] : [])),
      );
      const page = await fetchPage(
        ssrServer,
        request,
        { target, visitor, isPrivate: true },
        {
          headers: { ...headers, 'x-forwarded-proto': 'http' },
          body,
          answerWithinMs: isLarge ? pictureAnswerWithinMs : undefined,
        },
      );
      return writePage(request, response, page, 'private, no-store');
    } catch (error) {
      if (!(error instanceof UnreadableBody)) return false;
      await discardRest(exchange);
      sendText(response, error.status, error.status === 413 ? formTooLarge : 'Bad Request');
      return true;
    } finally {
      held.close();
    }
  };
}
