/** How long a submit waits for hydration before the browser posts the form. */
const holdMs = 3000;
/** The form's own code waits this long for a response; then the visitor may submit again. */
const responseMs = 10_000;

/**
 * Holds a submit before hydration: it continues through React if that hydrates in time, otherwise natively, and in
 * either case exactly once.
 *
 * @param root contains the form
 */
export function holdSubmit(root: HTMLElement) {
  let isHydrated = false;
  let state: 'idle' | 'held' | 'posted' = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Looked up each time: if the popup's code throws, a copy replaces the dialog.
  const form = () => root.querySelector('form');
  const become = (next: typeof state, ms = 0, then = () => {}) => {
    clearTimeout(timer);
    state = next;
    form()?.setAttribute('aria-busy', String(next !== 'idle'));
    if (ms) timer = setTimeout(then, ms);
  };
  const reset = () => become('idle');
  const send = () => {
    if (state === 'held') {
      form()?.submit();
      become('posted', responseMs, reset);
      // The form is usable again after returning from the result page.
      addEventListener('pagehide', reset, { once: true });
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
    /** Posts a held submit natively. @returns whether a post is in progress */
    send,
    /** React handles submits from now on; a held one continues at once. */
    release: () => {
      isHydrated = true;
      if (state !== 'held') return;
      reset();
      form()?.requestSubmit();
    },
  };
}
