import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  articlesUrl,
  defaultSite,
  pressPageSize,
  type Article,
  type SiteFacts,
} from '@site/contract';

export type SampleList = 'full' | 'empty';

export interface SamplePress {
  readonly origin: string;
  readonly answerWith: (list: SampleList) => void;
  readonly stop: () => Promise<void>;
}

const loopback = '127.0.0.1';

/** Markup, quotes and every kind of line break, as in pasted text. */
export const sampleArticle: Article = {
  id: '5f3a91c07e5f3a91c07e5f3a',
  siteId: defaultSite.key,
  title: 'Sample "article" <title> & more',
  summary: 'A summary of one line.',
  content: 'First paragraph.\r\n\r\nSecond <b>paragraph</b>, with a line\nbreak.',
  date: '2026-11-20T06:04:00.000Z',
  views: 1204,
};

/**
 * The public reads of packages/contract/src/press.ts with sample articles, on a free port of this machine.
 * @param sites of the release; the first one has the articles
 */
export async function startSamplePress([
  site = defaultSite,
]: readonly SiteFacts[]): Promise<SamplePress> {
  let list: SampleList = 'full';
  const answerTo = (path: string): object | undefined => {
    if (path === articlesUrl(site.key)) return list === 'full' ? fullList(site.key) : emptyList;
    const isKnown = path === `${articlesUrl(site.key)}/${sampleArticle.id}`;
    return isKnown ? { ...sampleArticle, siteId: site.key } : undefined;
  };
  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? '/', 'http://press').pathname);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'not_found', message: 'No such article.' }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, loopback, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${loopback}:${port}`,
    answerWith: (next) => void (list = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const emptyList = { articles: [], next: null };

function fullList(siteId: string) {
  const { id, title, summary, date } = sampleArticle;
  const articles = Array.from({ length: pressPageSize }, (_, index) => ({
    id: index === 0 ? id : String(index).padStart(24, 'a'),
    siteId,
    title,
    summary,
    date,
    views: index,
  }));
  return { articles, next: 'eyJkIjoxNzYzNjE4NjQwMDAwfQ' };
}
