/**
 * When the islands of a page hydrate. The shell measures nothing, because every byte of it is on visitors' pages; the document
 * shows both ends from outside: React's first act on an island is to listen on its element, and the shell's last is to remove
 * `data-props`, in the same task. What lies between is what hydration took from the page.
 */

interface Span {
  startedMs?: number;
  /** After the start of the visit. */
  endedMs?: number;
}

export interface HydrationTime {
  readonly waiting: number;
  readonly done: number;
  readonly tookMs: number;
  /** When the last one was done. */
  readonly atMs: number;
}

/** @returns a function from the name of a part's owner to the times of its islands; undefined without islands */
export function watchHydration(): (name: string) => HydrationTime | undefined {
  const spans = new Map<HTMLElement, Span>();
  const ended = new MutationObserver((records) => {
    const endedMs = performance.now();
    for (const { target } of records)
      Object.assign(spans.get(target as HTMLElement) ?? {}, { endedMs });
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-props]')) {
    const span: Span = {};
    spans.set(island, span);
    onFirstListener(island, () => (span.startedMs = performance.now()));
    ended.observe(island, { attributeFilter: ['data-props'] });
  }
  return (name) => {
    const own = [...spans].filter(([island]) => ownerOf(island) === name).map(([, span]) => span);
    if (own.length === 0) return undefined;
    const done = own.filter(({ endedMs }) => endedMs !== undefined);
    return {
      waiting: own.length - done.length,
      done: done.length,
      tookMs: done.reduce(
        (sum, { startedMs = 0, endedMs = 0 }) => sum + (startedMs && endedMs - startedMs),
        0,
      ),
      atMs: Math.max(0, ...done.map(({ endedMs = 0 }) => endedMs)),
    };
  };
}

function onFirstListener(element: HTMLElement, callback: () => void) {
  // An own property, which goes again: the element then has the method of all elements.
  element.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    Reflect.deleteProperty(element, 'addEventListener');
    callback();
    EventTarget.prototype.addEventListener.apply(element, args);
  };
}

function ownerOf(island: Element): string {
  const id = island.closest<HTMLElement>('[data-module]')?.dataset['module'];
  return id?.split('/')[0] ?? 'shell';
}
