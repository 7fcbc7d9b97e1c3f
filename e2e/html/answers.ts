/** The pages that exist only as an answer: SSR pages, the administrator's plain forms, the visitor's own registration. */
import { request } from '@playwright/test';
import type { Site } from '../harness/site/site';
import type { Keep } from './keep';
import { keepPressPages } from './press-pages';
import { keepRegistrationPages } from './registration-pages';

/**
 * @param site without articles
 * @returns HTML by the name of the page
 */
export async function collectAnswers({ origin, admin }: Site): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const keep: Keep = async (name, status, answer) => {
    const given = await answer;
    const type = given.headers()['content-type'] ?? '';
    if (given.status() !== status || !type.startsWith('text/html'))
      throw new Error(`${name}: ${given.status()} ${type} from ${given.url()}`);
    const html = await given.text();
    pages.set(name, html);
    return html;
  };
  const headers = { Accept: 'text/html', Origin: origin };
  const openVisitor = () => request.newContext({ baseURL: origin, extraHTTPHeaders: headers });
  const [visitor, administrator] = [await openVisitor(), await openVisitor()];
  await keepPressPages(keep, visitor, administrator, admin);
  await keepRegistrationPages(keep, visitor);
  await Promise.all([visitor.dispose(), administrator.dispose()]);
  return pages;
}
