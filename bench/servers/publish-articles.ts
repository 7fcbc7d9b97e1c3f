import { randomUUID } from 'node:crypto';
import {
  articlesUrl,
  defaultSite,
  readArticle,
  sessionUrl,
  type ArticleDraft,
} from '@site/contract';

/**
 * Signs in and publishes in this order. @param origin of press-service
 * @returns the id of the last one @throws Error with the service's response if it refuses
 */
export async function publishArticles(
  origin: string,
  admin: { readonly email: string; readonly password: string },
  drafts: readonly ArticleDraft[],
): Promise<string> {
  const post = async (
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const session = await post(sessionUrl, admin);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  let id = '';
  for (const { title, summary, content } of drafts) {
    const key = { Cookie: cookie, 'Idempotency-Key': randomUUID() };
    const answer = await post(articlesUrl(defaultSite.key), { title, summary, content }, key);
    ({ id } = readArticle(await answer.json()));
  }
  return id;
}
