/** What visitors and the administrator do in the drill, over the published port alone. */
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
import { createAsk, type Answer } from './ask';

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

/** @param origin of the edge. Every method throws Error unless the answer is the one a person would want. */
export function createVisitor(origin: string) {
  const ask = createAsk(origin);
  const expectOk = (what: string, answer: Answer) => {
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  };
  const dataOf = ({ text }: Answer) => JSON.parse(text) as unknown;

  const read = async (path: string): Promise<Page> => {
    const { text, header } = expectOk(path, await ask(path));
    if (!text.includes('</html>')) throw new Error(`${path} is not whole`);
    return { html: text, release: header('x-release'), remotes: header('x-remotes') };
  };

  return {
    read,
    async register(phone: string): Promise<void> {
      const body = JSON.stringify({ name: 'Drill', phone, email: '', visitDate: '' });
      const headers = { ...json, 'Idempotency-Key': phone };
      const answer = await ask(formUrls.popup, { method: 'POST', headers, body });
      if (!isAccepted(expectOk('popup', answer).status === 200, dataOf(answer)))
        throw new Error('the registration is not accepted');
    },
    /** @returns the session's cookie */
    async signIn(credentials: { email: string; password: string }): Promise<string> {
      const post = { method: 'POST', headers: json, body: JSON.stringify(credentials) };
      const { cookies } = expectOk('sign-in', await ask(sessionUrl, post));
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    async publish(cookie: string, title: string): Promise<string> {
      const body = JSON.stringify({ title, summary: 'drill', content: 'one\n\ntwo' });
      const headers = { ...json, Cookie: cookie };
      const answer = await ask(articlesUrl(site), { method: 'POST', headers, body });
      return readArticle(dataOf(expectOk('publish', answer))).id;
    },
    async list(limit: number): Promise<readonly { id: string; title: string; views: number }[]> {
      const path = `${articlesUrl(site)}?limit=${limit}`;
      return readArticleList(dataOf(expectOk(path, await ask(path)))).articles;
    },
    async open(id: string): Promise<number> {
      const answer = await ask(viewsUrl(site, id), { method: 'POST' });
      return readViewCount(dataOf(expectOk('views', answer))).views;
    },
    /** Waits until the page holds (or no longer holds) the text, as visitors see it within seconds. */
    async waitForText(path: string, text: string, isThere = true): Promise<void> {
      for (const giveUpAt = Date.now() + visibleWithinMs; Date.now() < giveUpAt; await pause(200))
        if ((await read(path)).html.includes(text) === isThere) return;
      throw new Error(`${path} ${isThere ? 'does not show' : 'still shows'} "${text}"`);
    },
  };
}
