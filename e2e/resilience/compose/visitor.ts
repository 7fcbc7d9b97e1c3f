/** The actions of visitors and the administrator, through the published port only. */
import {
  articlesUrl,
  defaultSite,
  encodePath,
  formUrls,
  isAccepted,
  pathOf,
  readArticle,
  readArticleList,
  readViewCount,
  sessionUrl,
  viewsUrl,
} from '@site/contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestResponse } from '@site/testing/send-request';
import { createHttpClient, type SendRequest } from './http-client';

const visibleWithinMs = 10_000;
const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
const site = defaultSite.key;
export const pressPath = encodePath(pathOf('press-list'));

export interface Page {
  readonly html: string;
  readonly release: string;
  readonly remotes: string;
}

export type Visitor = ReturnType<typeof createVisitor>;

/**
 * @param origin of the edge. Every method throws Error when the response is not a success.
 * @param send how requests reach it, if there is more than one edge
 */
export function createVisitor(origin: string, send: SendRequest = createHttpClient(origin)) {
  const expectOk = (what: string, response: TestResponse) => {
    if (response.status >= 200 && response.status < 300) return response;
    throw new Error(`${what} answered ${response.status}: ${response.text.slice(0, 300)}`);
  };
  const dataOf = ({ text }: TestResponse) => JSON.parse(text) as unknown;

  const read = async (path: string): Promise<Page> => {
    const { text, headers } = expectOk(path, await send(path));
    if (!text.includes('</html>')) throw new Error(`${path} is incomplete`);
    return { html: text, release: headers['x-release'] ?? '', remotes: headers['x-remotes'] ?? '' };
  };

  return {
    read,
    async register(phone: string): Promise<void> {
      const body = JSON.stringify({ name: 'Resilience', phone, email: '', visitDate: '' });
      const headers = { ...json, 'Idempotency-Key': phone };
      const response = await send(formUrls.popup, { method: 'POST', headers, body });
      if (!isAccepted(expectOk('popup', response).status === 200, dataOf(response)))
        throw new Error('the registration is not accepted');
    },
    /** @returns the session's cookie */
    async signIn(credentials: { email: string; password: string }): Promise<string> {
      const post = { method: 'POST', headers: json, body: JSON.stringify(credentials) };
      const { cookies } = expectOk('sign-in', await send(sessionUrl, post));
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    async publish(cookie: string, title: string): Promise<string> {
      const body = JSON.stringify({ title, summary: 'resilience', content: 'one\n\ntwo' });
      const headers = { ...json, Cookie: cookie };
      const response = await send(articlesUrl(site), { method: 'POST', headers, body });
      return readArticle(dataOf(expectOk('publish', response))).id;
    },
    async list(limit: number): Promise<readonly { id: string; title: string; views: number }[]> {
      const path = `${articlesUrl(site)}?limit=${limit}`;
      return readArticleList(dataOf(expectOk(path, await send(path)))).articles;
    },
    async open(id: string): Promise<number> {
      const response = await send(viewsUrl(site, id), { method: 'POST' });
      return readViewCount(dataOf(expectOk('views', response))).views;
    },
    /** Waits until the page contains (or no longer contains) the text: visitors see changes within seconds. */
    async waitForText(path: string, text: string, isThere = true): Promise<void> {
      for (const giveUpAt = Date.now() + visibleWithinMs; Date.now() < giveUpAt; await pause(200))
        if ((await read(path)).html.includes(text) === isThere) return;
      throw new Error(`${path} ${isThere ? 'does not show' : 'still shows'} "${text}"`);
    },
  };
}
