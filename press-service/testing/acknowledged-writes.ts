import type { ArticleSummary } from '@site/contract';

export interface Openings {
  acknowledged: number;
  /** Not answered because of a kill: each may or may not have been counted. */
  unanswered: number;
}

/** The acknowledgements of the kill test, for comparison with the stored articles. */
export class AcknowledgedWrites {
  /** Id by title; titles are unique. */
  readonly #articles = new Map<string, string>();
  readonly #openings = new Map<string, Openings>();
  readonly problems: string[] = [];

  acknowledge(title: string, id: string): void {
    this.#articles.set(title, id);
    this.#openings.set(id, { acknowledged: 0, unanswered: 0 });
  }

  get openings(): ReadonlyMap<string, Openings> {
    return this.#openings;
  }

  get articleCount(): number {
    return this.#articles.size;
  }

  total(kind: keyof Openings): number {
    return [...this.#openings.values()].reduce((sum, openings) => sum + openings[kind], 0);
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
      const { acknowledged = 0, unanswered = 0 } = this.#openings.get(id) ?? {};
      const most = acknowledged + unanswered;
      if (views < acknowledged || views > most)
        this.problems.push(
          `the article ${id} shows ${views} views, ${acknowledged} to ${most} happened`,
        );
    }
  }
}
