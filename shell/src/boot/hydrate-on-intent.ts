import { intents, type ScriptRef } from '@site/contract';

/** After a script could not be fetched, input within this time does not request it again. */
const retryMs = 1000;

/**
 * Runs the shell's scripts in order on the visitor's first interaction; without interaction none of them runs. One that
 * could not be fetched (in a tunnel, say) is requested again on a later interaction.
 * @param recorded input from before the boot file
 * @returns a function that runs them now; further calls do nothing
 */
export function hydrateOnIntent(
  scripts: readonly ScriptRef[],
  recorded: readonly Event[] = [],
): () => void {
  const due = [...scripts];
  let listening: AbortController | undefined;
  const start = () => {
    listening?.abort();
    for (const script of due.splice(0))
      document.head.append(
        scriptElement(script, () => {
          due.push(script);
          if (due.length === 1) setTimeout(listen, retryMs);
        }),
      );
  };
  // In a separate task, so that the browser handles this event first.
  const startSoon = (event: Event) => {
    if (!isSynthetic(event)) setTimeout(start);
  };
  const listen = () => {
    listening = new AbortController();
    const { signal } = listening;
    for (const type of intents)
      addEventListener(type, startSoon, { passive: true, capture: true, signal });
  };
  recorded.forEach(startSoon);
  listen();
  return start;
}

function scriptElement({ src, integrity }: ScriptRef, onerror: () => void): HTMLScriptElement {
  return Object.assign(document.createElement('script'), {
    async: false,
    // The visitor waits for it now, and on a first visit pictures are still loading.
    fetchPriority: 'high',
    integrity,
    src,
    onerror,
  });
}

/**
 * Chromium dispatches a pointermove without movement when a page appears below a resting pointer, and at the corner if
 * there is no pointer. After loading, a first move without movement is real: distances are relative to the last move.
 */
function isSynthetic(event: Event): boolean {
  if (event.type !== 'pointermove' || !event.isTrusted) return false;
  const { movementX, movementY, clientX, clientY } = event as PointerEvent;
  const isAtCorner = clientX === 0 && clientY === 0;
  return movementX === 0 && movementY === 0 && (isAtCorner || document.readyState !== 'complete');
}
