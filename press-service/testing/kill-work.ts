/** The requests of the kill test, until the service is killed. */
import { randomInt, randomUUID } from 'node:crypto';
import { articlesUrl, defaultSite, readArticleList, type ArticleSummary } from '@site/contract';
import type { HttpClient } from './http-client';
import type { AcknowledgedWrites } from './acknowledged-writes';

const articles = articlesUrl(defaultSite.key);

/** The service answered with an error that a kill does not explain. */
export class Refused extends Error {}

/** Publishes one article after the other; one without an answer is retried with its key. */
export class Publisher {
  #unfinished: string | undefined;

  constructor(readonly acknowledged: AcknowledgedWrites) {}

  /** @throws the network error when the service is killed */
  async publishOn(client: HttpClient): Promise<never> {
    for (;;) await this.#publish(client, (this.#unfinished ??= randomUUID()));
  }

  async finish(client: HttpClient): Promise<void> {
    if (this.#unfinished !== undefined) await this.#publish(client, this.#unfinished);
  }

  async #publish(client: HttpClient, key: string): Promise<void> {
    const draft = { title: key, summary: 'kill test', content: 'x'.repeat(2_000) };
    const response = await client.post(articles, draft, { 'Idempotency-Key': key });
    if (!response.ok) throw new Refused(`publishing was answered ${response.status}`);
    const { id } = (await response.json()) as { id: string };
    this.acknowledged.acknowledge(key, id);
    this.#unfinished = undefined;
  }
}

/** Views articles at random until `killed` or a network error. */
export async function viewArticles(
  client: HttpClient,
  { views }: AcknowledgedWrites,
  killed: AbortSignal,
): Promise<void> {
  while (!killed.aborted) {
    const ids = [...views.keys()];
    const id = ids[randomInt(Math.max(1, ids.length))];
    const count = id === undefined ? undefined : views.get(id);
    if (!count) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    count.unanswered += 1;
    const response = await client.post(`${articles}/${id}/views`);
    await response.json();
    if (!response.ok) throw new Refused(`a view was answered ${response.status}`);
    count.unanswered -= 1;
    count.acknowledged += 1;
  }
}

/** Every article, page by page. */
export async function readAllArticles(client: HttpClient): Promise<ArticleSummary[]> {
  const all: ArticleSummary[] = [];
  let next: string | null = '';
  do {
    const query: string = next && `&after=${encodeURIComponent(next)}`;
    const response = await client.get(`${articles}?limit=50${query}`);
    const list = readArticleList(await response.json());
    all.push(...list.articles);
    ({ next } = list);
  } while (next);
  return all;
}
