import type { BrowserContext } from '@playwright/test';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Both services, and the pages that are rendered for each request. */
const changing = /\/(api|forms)\/|\/press(\/|\?|$)/;

/**
 * Lets several tabs do the same work once: what the first tab is answered, the others get too. So a receipt, a list or a
 * new article is the same in all of them, whatever other specs publish meanwhile.
 */
export function shareAnswers() {
  const answers = new Map<string, Promise<Answer>>();
  return async (context: BrowserContext): Promise<void> => {
    const counts = new Map<string, number>();
    await context.route(changing, async (route, request) => {
      const what = `${request.method()} ${request.url()}`;
      const count = (counts.get(what) ?? 0) + 1;
      counts.set(what, count);
      const key = `${what} ${count}`;
      const answer =
        answers.get(key) ??
        route.fetch({ maxRedirects: 0 }).then(async (response) => ({
          status: response.status(),
          headers: response.headers(),
          body: await response.body(),
        }));
      answers.set(key, answer);
      try {
        await route.fulfill(await answer);
      } catch {
        // The visitor has left the page meanwhile.
      }
    });
  };
}
