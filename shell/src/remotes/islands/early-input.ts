import type { BootBridge } from '../../boot/boot-bridge';
import { followHere } from '../../boot/queue-early-events';
import { nextTask } from './next-task';
import { areaOf, ownerOf, waitingIslandOf, type IslandOwner } from './waiting-islands';

/** Older events of buttons are dropped, because the visitor no longer expects a reaction. Links are followed anyway. */
const maxWaitMs = 10_000;

export type EarlyInput = ReturnType<typeof createEarlyInput>;

/** The clicks and keys that the boot file has queued because only script can handle them. */
export function createEarlyInput(boot: Pick<BootBridge, 'earlyEvents' | 'isPending'>) {
  const queue = boot.earlyEvents ?? [];
  const failed = new Set<IslandOwner>();
  boot.isPending = (element) => {
    const island = waitingIslandOf(element);
    return island !== null && !failed.has(ownerOf(island));
  };
  const takeNext = (isWanted: (event: Event) => unknown): Event | undefined => {
    const index = queue.findIndex(isWanted);
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  };
  return {
    /** Elements that the visitor is using. */
    active: (): readonly Element[] => [
      ...queue.map(({ target }) => target as Element),
      ...[...document.querySelectorAll(':hover')].slice(-1),
      ...(document.activeElement ? [document.activeElement] : []),
    ],
    /** Call when an island works: replays its events in order, then hover and focus. */
    async replay(island: Element) {
      const part = areaOf(island);
      const isIn = ({ target }: Event) =>
        part.contains(target as Element) && !waitingIslandOf(target as Element);
      for (let event = takeNext(isIn); event; event = takeNext(isIn)) {
        if (performance.now() - event.timeStamp < maxWaitMs || linkOf(event))
          event.target?.dispatchEvent(copyOf(event));
        await nextTask();
      }
      await replayHoverAndFocus(part);
    },
    /** Call when the code of an owner has failed to load: its links work as plain ones from now on. */
    giveUp(owner: IslandOwner) {
      failed.add(owner);
      const isOfOwner = (event: Event) =>
        linkOf(event) && ownerOf(event.target as Element) === owner;
      for (let event = takeNext(isOfOwner); event; event = takeNext(isOfOwner)) {
        const link = linkOf(event);
        if (link) followHere(link);
      }
    },
  };
}

/** Pointer and focus may have been in the part before it listened. */
async function replayHoverAndFocus(part: Element) {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  // After a touch `:hover` remains set.
  if (hovered && part.contains(hovered) && matchMedia('(hover: hover)').matches)
    hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await nextTask();
  const { activeElement } = document;
  if (activeElement && part.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
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
