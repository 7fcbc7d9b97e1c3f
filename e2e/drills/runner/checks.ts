import { setTimeout as delay } from 'node:timers/promises';
import type { Check } from './drill';

const pollMs = 50;

/** Collects what a drill looks at. Nothing throws: one broken promise must not hide the next. */
export class Checks {
  private readonly all: Check[] = [];

  /** @param prefix goes before the name of each check, for example the page it is about */
  constructor(
    private readonly prefix = '',
    private readonly shared?: Checks,
  ) {}

  under(prefix: string): Checks {
    return new Checks(`${this.prefix}${prefix}: `, this.shared ?? this);
  }

  add(what: string, fault?: string): void {
    const check = { what: this.prefix + what, ...(fault !== undefined && { fault }) };
    (this.shared ?? this).all.push(check);
  }

  /** What it needs is not on this machine. */
  skip(what: string): void {
    (this.shared ?? this).all.push({ what: this.prefix + what, isSkipped: true });
  }

  that(what: string, isKept: boolean, otherwise: string): void {
    this.add(what, isKept ? undefined : otherwise);
  }

  equal(what: string, actual: unknown, expected: unknown): void {
    const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
    this.that(what, is === should, `${shorten(is)} instead of ${shorten(should)}`);
  }

  none(what: string, found: readonly unknown[]): void {
    this.that(what, found.length === 0, shorten(found.map(String).join(' | ')));
  }

  /** Asks again until it holds. @param seen what to say when it does not in time */
  async soon(
    what: string,
    holds: () => Promise<boolean>,
    { withinMs = 10_000, seen = async () => 'not in time' }: SoonOptions = {},
  ): Promise<boolean> {
    const giveUpAt = Date.now() + withinMs;
    for (;;) {
      const isKept = await holds().catch(() => false);
      if (!isKept && Date.now() < giveUpAt) {
        await delay(pollMs);
        continue;
      }
      this.add(what, isKept ? undefined : `${await seen()} (after ${withinMs / 1000} s)`);
      return isKept;
    }
  }

  list(): readonly Check[] {
    return this.all;
  }
}

interface SoonOptions {
  readonly withinMs?: number;
  readonly seen?: () => Promise<string>;
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text;
}
