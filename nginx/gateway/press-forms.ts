import type { IncomingMessage, ServerResponse } from 'node:http';
import { discardBody, readBody, UnreadableBody, type openPool } from '@site/forwarding';
import { formTooLarge } from './content/form-errors';
import type { OpenBody } from './open-bodies';
import { sendText } from './responses';
import { fetchPage, writePage } from './ssr-pages';

export interface PressForm {
  readonly target: string;
  readonly visitor: string;
  readonly held: OpenBody;
  readonly bodyLimitBytes: number;
  readonly answerWithinMs: number | undefined;
}

/** Of the visitor's request, besides the cookies: what the SSR server checks. */
const passed = ['content-type', 'origin', 'sec-fetch-site'];

/**
 * Passes a plain form of the administrator to the SSR server, which answers with a page or a redirect. Never cached,
 * never retried. @returns a function that returns false if the SSR server did not respond; then nothing was sent
 */
export function createPressForms(ssrServer: ReturnType<typeof openPool>) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { target, visitor, held, bodyLimitBytes, answerWithinMs }: PressForm,
  ): Promise<boolean> => {
    try {
      const body = await readBody(request, bodyLimitBytes, held);
      const given = new Map(Object.entries(request.headers));
      const headers = Object.fromEntries(
        passed.flatMap((name) => (given.has(name) ? [[name, String(given.get(name))]] : [])),
      );
      const page = await fetchPage(
        ssrServer,
        request,
        { target, visitor, isPrivate: true },
        { headers: { ...headers, 'x-forwarded-proto': 'http' }, body, answerWithinMs },
      );
      return writePage(request, response, page, 'private, no-store');
    } catch (error) {
      if (!(error instanceof UnreadableBody)) return false;
      await discardBody(request);
      // The rest of an unread body must not be parsed as the next request.
      response.setHeader('Connection', 'close');
      sendText(response, error.status, error.status === 413 ? formTooLarge : 'Bad Request');
      return true;
    } finally {
      held.close();
    }
  };
}
