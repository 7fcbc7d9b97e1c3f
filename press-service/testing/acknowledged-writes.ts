import type { ArticleSummary } from '@site/contract';

export interface Views {
  acknowledged: number;
  /** Not answered because of a kill: each may or may not have been counted. */
  unanswered: number;
}

/** The acknowledgements of the kill test, for comparison with the stored articles. */
export class AcknowledgedWrites {
  /** Id by title; titles are unique. */
  readonly #articles = new Map<string, string>();
  readonly #views = new Map<string, Views>();
  readonly problems: string[] = [];

  acknowledge(title: string, id: string): void {
    this.#articles.set(title, id);
    this.#views.set(id, { acknowledged: 0, unanswered: 0 });
  }

  /** By the id of their article. */
  get views(): ReadonlyMap<string, Views> {
    return this.#views;
  }

  get articleCount(): number {
    return this.#articles.size;
  }

  total(kind: keyof Views): number {
    return [...this.#views.values()].reduce((sum, views) => sum + views[kind], 0);
  }

  compare(stored: readonly ArticleSummary[]): void {
    const times = new Map<string, number>();
    for (const { title } of stored) times.set(title, (times.get(title) ?? 0) + 1);
    for (const [title, id] of this.#articles) {
      const count = times.get(title) ?? 0;
      if (count === 0) this.problems.push(`the acknowledged article ${id} is lost`);
      if (count > 1) this.problems.push(`the article ${title} exists ${count} times`);
    }
    for (const { id, title, views } of stored) {
      if (!this.#articles.has(title))
        this.problems.push(`the article ${id} was never acknowledged`);
      const { acknowledged = 0, unanswered = 0 } = this.#views.get(id) ?? {};
      const max = acknowledged + unanswered;
      if (views < acknowledged || views > max)
        this.problems.push(
          `the article ${id} shows ${views} views, ${acknowledged} to ${max} happened`,
        );
    }
  }
}
