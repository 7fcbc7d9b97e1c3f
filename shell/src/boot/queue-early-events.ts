import { intents } from '@site/contract';
import type { BootBridge } from './boot-bridge';

/** How long a click on an enhanced link waits for the shell before the link is followed. */
const linkTimeoutMs = 4000;

/** @returns what the pre-paint script recorded; from now on it records nothing and follows no link */
export function takeRecordedEvents(): readonly Event[] {
  const { earlyEvents = [], record } = globalThis.siteBoot ?? {};
  if (record) for (const type of intents) removeEventListener(type, record, true);
  return earlyEvents.splice(0);
}

/**
 * Queues interactions before hydration that only script can handle: clicks on buttons that neither submit nor open a
 * popover, clicks on links with `data-enhanced`, which script handles in place, and keys of tabs and viewers. Everything
 * else (other links, details, fields, native forms) works without script.
 *
 * @param recorded input from before the boot file
 */
export function queueEarlyEvents(bridge: BootBridge, recorded: readonly Event[] = []): void {
  const queue: Event[] = (bridge.earlyEvents = []);
  const isPending = (element: Element) =>
    element.closest('[data-island],[data-island-area],[popovertarget]') &&
    (bridge.isPending?.(element) ?? true);

  const handleClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest('a,button');
    if (!control || !isPending(control)) return;
    if (control instanceof HTMLButtonElement) {
      if (control.type !== 'submit' && !control.popoverTargetElement) queue.push(event);
      return;
    }
    const link = control as HTMLAnchorElement;
    if (!('enhanced' in link.dataset) || event.shiftKey || isShortcut(event)) return;
    event.preventDefault();
    queue.push(event);
    setTimeout(() => {
      const index = queue.indexOf(event);
      // Once the shell runs, `isPending` returns whether the code of the link's boundary is still loading.
      if (index < 0 || bridge.isPending?.(link)) return;
      queue.splice(index, 1);
      // Hydration has replaced it with what it opens.
      if (!link.isConnected) return;
      // No script handles it: the link is a plain one from now on.
      delete link.dataset['enhanced'];
      followHere(link);
    }, linkTimeoutMs);
  };

  const handleKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    // Shift is allowed: it is needed for "+", a key of viewers.
    if (isShortcut(event) || !/^(.|Arrow.*|Home|End|Escape)$/.test(event.key)) return;
    // Fields keep typed text without script.
    if (target.closest('input,textarea,select') || !isPending(target)) return;
    // Space on a link that becomes a button must not scroll the page.
    if (event.key === ' ' && target.closest('[data-enhanced]')) event.preventDefault();
    queue.push(event);
  };

  for (const event of recorded)
    if (event.type === 'keydown') handleKey(event as KeyboardEvent);
    else if (event.type === 'click') handleClick(event as MouseEvent);
  addEventListener('click', handleClick, true);
  addEventListener('keydown', handleKey, true);
}

function isShortcut(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.altKey;
}

/** A browser blocks a new tab that no press of the visitor opens. */
export function followHere(link: HTMLAnchorElement): void {
  const { target } = link;
  link.target = '';
  link.click();
  link.target = target;
}
