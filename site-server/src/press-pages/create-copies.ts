import type { Copies } from './press-request';

const most: Readonly<Record<Copies, number>> = { lists: 100, cursors: 100, articles: 200 };

/** Cached copies of one kind of page; the oldest is evicted first. */
class CopyStore<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly capacity: number) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  set(key: string, value: Value) {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.capacity && oldest !== undefined) this.values.delete(oldest);
  }

  delete(key: string) {
    this.values.delete(key);
  }
}

/** @returns a store for each kind, and one for missing pages, so that invented addresses evict no page */
export function createCopies<Value>(): Readonly<Record<Copies | 'missing', CopyStore<Value>>> {
  return {
    lists: new CopyStore(most.lists),
    cursors: new CopyStore(most.cursors),
    articles: new CopyStore(most.articles),
    missing: new CopyStore(500),
  };
}
