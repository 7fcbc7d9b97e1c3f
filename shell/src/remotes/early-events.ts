import type { BootBridge } from '../boot/boot-bridge';
import { nextTask } from './next-task';
import type { PendingBoundaries } from './pending-boundaries';

/** A button that answers later than this answers nobody. A link does: else the visitor would never get there. */
const longestWaitMs = 10_000;

/**
 * React hydrates a boundary at once, in one long task, when one of these events reaches it, and drops the event when
 * the boundary's code is not there.
 */
const blockedTypes = [
  ...['click', 'auxclick', 'dblclick', 'contextmenu', 'mousedown', 'mouseup', 'mouseover'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'pointerover', 'gotpointercapture'],
  ...['touchstart', 'touchend', 'touchcancel', 'dragstart', 'dragenter', 'dragend', 'drop'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'textInput'],
  ...['input', 'change', 'reset', 'copy', 'cut', 'paste', 'focusin'],
];

export interface EarlyEvents {
  /** The boundary's handlers are there: they get what was meant for them, in order, and every event from now on. */
  readonly release: (boundary: Element) => Promise<void>;
  /** The boundary's code does not come for now: links that waited for it are followed. */
  readonly giveUp: (boundary: Element) => void;
}

/**
 * Keeps events away from boundaries that wait for hydration, and replays those that the boot file has queued. Only
 * React does not see them: default actions go on, and listeners on the document listen in the capture phase. Call
 * before `hydrateRoot`, because listeners of one element are called in their order.
 */
export function blockEarlyEvents(
  root: Element,
  pending: PendingBoundaries,
  boot: Pick<BootBridge, 'earlyEvents' | 'isPending'>,
): EarlyEvents {
  const queue = boot.earlyEvents ?? [];
  const blocking = new AbortController();
  let isReplaying = false;
  boot.isPending = (element) => !isReplaying && pending.isExpected(element);

  const block = (event: Event) => {
    if (!isReplaying && pending.has(pending.of(event.target as Element)))
      event.stopImmediatePropagation();
  };
  for (const type of blockedTypes)
    root.addEventListener(type, block, { capture: true, passive: true, signal: blocking.signal });

  const takeNext = (boundary: Element): Event | undefined => {
    const index = queue.findIndex(({ target }) => pending.of(target as Element) === boundary);
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  };
  const dispatch = (target: EventTarget | null | undefined, event: Event) => {
    isReplaying = true;
    target?.dispatchEvent(event);
    isReplaying = false;
  };

  /** Pointer and focus are where they are since before anybody listened. */
  const tellPlace = async (boundary: Element) => {
    const isMine = (element: Element | null | undefined) =>
      element && pending.of(element) === boundary;
    const hovered = [...root.querySelectorAll(':hover')].at(-1);
    // A finger that has gone leaves `:hover` behind.
    if (isMine(hovered) && matchMedia('(hover: hover)').matches)
      dispatch(hovered, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await nextTask();
    if (isMine(document.activeElement))
      dispatch(document.activeElement, new FocusEvent('focusin', { bubbles: true }));
  };

  return {
    async release(boundary) {
      // Components that wait for `useHydrated` get their handlers by one more render.
      await nextTask();
      for (let event = takeNext(boundary); event; event = takeNext(boundary)) {
        if (performance.now() - event.timeStamp < longestWaitMs || linkOf(event))
          dispatch(event.target, copyOf(event));
        await nextTask();
      }
      pending.delete(boundary);
      if (pending.isEmpty()) blocking.abort();
      await tellPlace(boundary);
      await nextTask();
    },
    giveUp(boundary) {
      pending.markFailed(boundary);
      for (const event of [...queue])
        if (event.type === 'click' && pending.of(event.target as Element) === boundary) {
          const link = linkOf(event);
          if (!link) continue;
          queue.splice(queue.indexOf(event), 1);
          link.click();
        }
    },
  };
}

function linkOf({ type, target }: Event): HTMLElement | null {
  return type === 'click' ? (target as Element).closest('a') : null;
}

/** An event that the visitor caused cannot be dispatched again. */
function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  const { type, bubbles, cancelable, composed, detail, pageX, pageY } = event as MouseEvent;
  // The page may have been scrolled since.
  const place = { clientX: pageX - scrollX, clientY: pageY - scrollY };
  return new MouseEvent(type, { bubbles, cancelable, composed, detail, ...place });
}
