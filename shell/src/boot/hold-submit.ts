/** How long a sent form waits for its code before the browser posts it. */
const holdMs = 3000;
/** As long as the form's own code waits for an answer; after that the visitor may send it again. */
const answerMs = 10_000;

export interface HeldSubmits {
  /** React handles submits from now on; the one that is held goes on at once. */
  readonly release: () => void;
  /** Posts a held one natively. @returns whether one is on its way */
  readonly send: () => boolean;
}

/**
 * Holds back a submit that comes before hydration: it goes on through React when that is there in time, else
 * natively. Either way exactly once.
 *
 * @param root holds the form
 */
export function holdSubmit(root: HTMLElement): HeldSubmits {
  let isHydrated = false;
  let state: 'idle' | 'held' | 'posted' = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Looked up each time: a broken build makes the shell put a copy in the dialog's place.
  const form = () => root.querySelector('form');
  const become = (next: typeof state, ms = 0, then = () => {}) => {
    clearTimeout(timer);
    state = next;
    form()?.setAttribute('aria-busy', String(next !== 'idle'));
    if (ms) timer = setTimeout(then, ms);
  };
  const rest = () => become('idle');
  const send = () => {
    if (state === 'held') {
      form()?.submit();
      become('posted', answerMs, rest);
      // Who comes back from the result page finds the form ready.
      addEventListener('pagehide', rest, { once: true });
    }
    return state === 'posted';
  };
  root.addEventListener(
    'submit',
    (event) => {
      if (isHydrated && state === 'idle') return;
      event.preventDefault();
      event.stopPropagation();
      if (state === 'idle') become('held', holdMs, send);
    },
    true,
  );
  return {
    send,
    release() {
      isHydrated = true;
      if (state !== 'held') return;
      rest();
      form()?.requestSubmit();
    },
  };
}
