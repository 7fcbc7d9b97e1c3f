import type { ArticleStore } from '../../data/press-store';

interface Waiting {
  readonly answer: (views: number | undefined) => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Views of one article that arrive during a write are written together next, so that many readers of one article cost one
 * durable write at a time instead of one each. Each is answered only after its write, with its own count.
 * @returns counts one view and returns the new count, undefined if visitors see no such article
 */
export function createCountView(articles: Pick<ArticleStore, 'addViews'>, now: () => number) {
  const waitingByArticle = new Map<string, Waiting[]>();

  async function writeAll(key: string, siteId: string, id: string): Promise<void> {
    for (;;) {
      // The embedded store writes synchronously: let the requests that have already arrived join first.
      await new Promise(setImmediate);
      const together = waitingByArticle.get(key) ?? [];
      if (together.length === 0) break;
      waitingByArticle.set(key, []);
      try {
        const last = await articles.addViews(siteId, id, together.length, now());
        together.forEach(({ answer }, index) =>
          answer(last === undefined ? undefined : last - together.length + 1 + index),
        );
      } catch (error) {
        together.forEach(({ refuse }) => refuse(error));
      }
    }
    waitingByArticle.delete(key);
  }

  return (siteId: string, id: string) =>
    new Promise<number | undefined>((answer, refuse) => {
      const key = `${id} ${siteId}`;
      const waiting = waitingByArticle.get(key);
      if (waiting) waiting.push({ answer, refuse });
      else {
        waitingByArticle.set(key, [{ answer, refuse }]);
        void writeAll(key, siteId, id);
      }
    });
}
