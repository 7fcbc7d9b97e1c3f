import type { BootBridge } from '../../boot/boot-bridge';
import { followHere } from '../../boot/queue-early-events';
import { nextTask } from './next-task';
import type { PendingBoundaries } from './pending-boundaries';

/** Older events of buttons are dropped, because the visitor no longer expects a reaction. Links are followed anyway. */
const maxWaitMs = 10_000;

/**
 * When one of these events reaches a boundary, React hydrates it at once, in one long task, and drops the event if the
 * boundary's code is not loaded.
 */
const blockedTypes = [
  ...['click', 'auxclick', 'dblclick', 'contextmenu', 'mousedown', 'mouseup', 'mouseover'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'pointerover', 'gotpointercapture'],
  ...['touchstart', 'touchend', 'touchcancel', 'dragstart', 'dragenter', 'dragend', 'drop'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'textInput'],
  ...['input', 'change', 'reset', 'copy', 'cut', 'paste', 'focusin'],
];

export interface EarlyEvents {
  /** Call when a boundary is hydrated: replays its queued events in order and blocks no more. */
  readonly release: (boundary: Element) => Promise<void>;
  /** Call when a boundary's code has failed to load: follows queued clicks on links. */
  readonly giveUp: (boundary: Element) => void;
}

/**
 * Blocks events of boundaries that wait for hydration, and replays those that the boot file has queued. Only React does
 * not receive them: default actions happen, and capture listeners on the document are called. Call it before
 * `hydrateRoot`, because listeners of an element are called in the order of registration.
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

  /** Pointer and focus may have been in the boundary before React listened. */
  const replayHoverAndFocus = async (boundary: Element) => {
    const isInBoundary = (element: Element | null | undefined) =>
      element && pending.of(element) === boundary;
    const hovered = [...root.querySelectorAll(':hover')].at(-1);
    // After a touch `:hover` remains set.
    if (isInBoundary(hovered) && matchMedia('(hover: hover)').matches)
      dispatch(hovered, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await nextTask();
    if (isInBoundary(document.activeElement))
      dispatch(document.activeElement, new FocusEvent('focusin', { bubbles: true }));
  };

  return {
    async release(boundary) {
      // Components with `useHydrated` attach their handlers in another render.
      await nextTask();
      for (let event = takeNext(boundary); event; event = takeNext(boundary)) {
        if (performance.now() - event.timeStamp < maxWaitMs || linkOf(event))
          dispatch(event.target, copyOf(event));
        await nextTask();
      }
      pending.delete(boundary);
      if (pending.isEmpty()) blocking.abort();
      await replayHoverAndFocus(boundary);
      await nextTask();
    },
    giveUp(boundary) {
      pending.markFailed(boundary);
      for (const event of [...queue])
        if (event.type === 'click' && pending.of(event.target as Element) === boundary) {
          const link = linkOf(event);
          if (!link) continue;
          queue.splice(queue.indexOf(event), 1);
          followHere(link);
        }
    },
  };
}

function linkOf({ type, target }: Event): HTMLAnchorElement | null {
  return type === 'click' ? (target as Element).closest('a') : null;
}

/** A trusted event cannot be dispatched again. */
function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  const { type, bubbles, cancelable, composed, detail, pageX, pageY } = event as MouseEvent;
  // The page may have been scrolled in the meantime.
  const place = { clientX: pageX - scrollX, clientY: pageY - scrollY };
  return new MouseEvent(type, { bubbles, cancelable, composed, detail, ...place });
}
