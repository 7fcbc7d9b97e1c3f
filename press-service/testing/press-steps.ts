/** Steps that tests of the API share. */
import { readArticleList, type ArticleSummary } from '@site/contract';
import type { TestService } from './test-service';

/** A complete article. */
export const sampleDraft = { title: '제목', summary: '요약', content: '첫 줄\n\n둘째 줄' };

/** @returns the ids, newest first */
export async function publishMany(service: TestService, count: number): Promise<string[]> {
  const admin = await service.signIn();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const draft = { title: `${index}`, summary: '요약', content: '본문' };
    const { id } = await (await admin.publish(draft)).json();
    ids.unshift(id);
  }
  return ids;
}

/** Follows the cursors from the first page to the last. */
export async function readPages(service: TestService, limit = ''): Promise<ArticleSummary[][]> {
  const pages: ArticleSummary[][] = [];
  let next: string | null = '';
  do {
    const after: string = next && `after=${encodeURIComponent(next)}&`;
    const response = await service.visitor.get(`${service.articles}?${after}${limit}`);
    const list = readArticleList(await response.json());
    pages.push([...list.articles]);
    ({ next } = list);
  } while (next);
  return pages;
}

/** @returns the error's body, after checks of its status, id, Korean text and caching */
export async function expectError(
  response: Response,
  status: number,
  error: string,
): Promise<unknown> {
  const body = await response.json();
  expect({ status: response.status, error: body.error }).toEqual({ status, error });
  expect(body.message).toMatch(/[가-힣]/);
  expect(response.headers.get('Cache-Control')).toContain('no-store');
  return body;
}
