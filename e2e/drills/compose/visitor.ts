/** What visitors and the administrator do in the drill, over the published port alone. */
import {
  articlesUrl,
  defaultSite,
  encodePath,
  formUrls,
  pathOf,
  readArticle,
  readArticleList,
  readViewCount,
  sessionUrl,
  viewsUrl,
} from '@site/contract';
import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 15_000;
const visibleWithinMs = 10_000;
const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
const site = defaultSite.key;
export const pressPath = encodePath(pathOf('press-list'));

export interface Page {
  readonly html: string;
  readonly release: string;
  readonly remotes: string;
}

function isClosedConnection(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(cause?.code ?? '');
}

export type Visitor = ReturnType<typeof createVisitor>;

/** @param origin of the edge. Every method throws Error unless the answer is the one a person would want. */
export function createVisitor(origin: string) {
  const askOnce = (path: string, init: RequestInit) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
  /**
   * As a browser does (RFC 9112, 9.3.1): a read on a kept connection that the edge closes in that very moment, as it
   * does when it reloads, goes out again on a new one. A write never does.
   */
  const ask = (path: string, init: RequestInit = {}) =>
    askOnce(path, init).catch((error: unknown) => {
      if (init.method !== undefined || !isClosedConnection(error)) throw error;
      return askOnce(path, init);
    });
  const expectOk = async (what: string, response: Response) => {
    if (response.ok) return response;
    throw new Error(
      `${what} answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
    );
  };

  const read = async (path: string): Promise<Page> => {
    const response = await expectOk(path, await ask(path));
    const html = await response.text();
    if (!html.includes('</html>')) throw new Error(`${path} is not whole`);
    const header = (name: string) => response.headers.get(name) ?? '';
    return { html, release: header('x-release'), remotes: header('x-remotes') };
  };

  return {
    read,
    async register(phone: string): Promise<void> {
      const body = JSON.stringify({ name: 'Drill', phone, email: '', visitDate: '' });
      const post = { method: 'POST', headers: { ...json, 'Idempotency-Key': phone }, body };
      const answer = (await expectOk('popup', await ask(formUrls.popup, post))).json();
      if (!((await answer) as { ok?: boolean }).ok) throw new Error('the registration is not ok');
    },
    /** @returns the session's cookie */
    async signIn(credentials: { email: string; password: string }): Promise<string> {
      const post = { method: 'POST', headers: json, body: JSON.stringify(credentials) };
      const response = await expectOk('sign-in', await ask(sessionUrl, post));
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    async publish(cookie: string, title: string): Promise<string> {
      const body = JSON.stringify({ title, summary: 'drill', content: 'one\n\ntwo' });
      const headers = { ...json, Cookie: cookie };
      const response = await ask(articlesUrl(site), { method: 'POST', headers, body });
      return readArticle(await (await expectOk('publish', response)).json()).id;
    },
    async list(limit: number): Promise<readonly { id: string; title: string; views: number }[]> {
      const path = `${articlesUrl(site)}?limit=${limit}`;
      return readArticleList(await (await expectOk(path, await ask(path))).json()).articles;
    },
    async open(id: string): Promise<number> {
      const response = await ask(viewsUrl(site, id), { method: 'POST' });
      return readViewCount(await (await expectOk('views', response)).json()).views;
    },
    /** Waits until the page holds (or no longer holds) the text, as visitors see it within seconds. */
    async waitForText(path: string, text: string, isThere = true): Promise<void> {
      for (const giveUpAt = Date.now() + visibleWithinMs; Date.now() < giveUpAt; await pause(200))
        if ((await read(path)).html.includes(text) === isThere) return;
      throw new Error(`${path} ${isThere ? 'does not show' : 'still shows'} "${text}"`);
    },
  };
}
