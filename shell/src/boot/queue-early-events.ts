import type { BootBridge } from './boot-bridge';

/** How long a link that script would answer in place waits for the shell; then it is followed. */
const linkTimeoutMs = 4000;

/**
 * Remembers what a visitor does before hydration and only script can answer: clicks on buttons that neither submit
 * nor open a popover, clicks on links marked `data-enhanced`, which script answers in place, and the keys of tabs and
 * viewers. Everything else (other links, details, fields, native forms) works by itself and is left alone.
 */
export function queueEarlyEvents(bridge: BootBridge): void {
  const queue: Event[] = (bridge.earlyEvents = []);
  const isPending = (element: Element) =>
    element.closest('#root') && (bridge.isPending?.(element) ?? true);

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
      // A shell that is there knows whether the code of this part still comes.
      if (index < 0 || bridge.isPending?.(link)) return;
      queue.splice(index, 1);
      // No script comes: this link is an ordinary one from now on.
      delete link.dataset['enhanced'];
      link.click();
    }, linkTimeoutMs);
  };

  const handleKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    // Shift makes the letters that viewers know: "+".
    if (isShortcut(event) || !/^(.|Arrow.*|Home|End|Escape)$/.test(event.key)) return;
    // What is typed stays in its field by itself.
    if (target.closest('input,textarea,select') || !isPending(target)) return;
    // Space on a link that will be a button must not scroll the page away from it.
    if (event.key === ' ' && target.closest('[data-enhanced]')) event.preventDefault();
    queue.push(event);
  };

  addEventListener('click', handleClick, true);
  addEventListener('keydown', handleKey, true);
}

function isShortcut(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.altKey;
}
