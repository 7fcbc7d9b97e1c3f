/** As for the popup's form (hold-submit.ts): after this time the visitor may submit again. */
const responseMs = 10_000;

/**
 * Between a native post and its page nothing else shows that it is on its way. A second press of the same button must not send
 * it again: not natively, and not through a form that is hydrated meanwhile, whose idempotency key differs.
 */
export function holdRepeatedPost(): void {
  let posted: SubmitEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next?: SubmitEvent) => {
    clearTimeout(timer);
    formOf(posted)?.removeAttribute('aria-busy');
    posted = next;
    formOf(posted)?.setAttribute('aria-busy', 'true');
    if (next) timer = setTimeout(() => become(), responseMs);
  };
  addEventListener(
    'submit',
    (event) => {
      if (event.target !== posted?.target || event.submitter !== posted.submitter) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('submit', (event) => {
    if (formOf(event)?.method === 'post' && !event.defaultPrevented) become(event);
  });
  // The form is usable again after returning from the result page.
  addEventListener('pagehide', () => become());
}

const formOf = (event: SubmitEvent | undefined) => event?.target as HTMLFormElement | undefined;
