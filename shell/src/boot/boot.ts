/**
 * The only external script in a page's HTML (about 3 KB brotli), fetched after the first paint: prefetches the shell's
 * code when the page is idle, runs it on the visitor's first interaction, and handles everything that cannot wait for
 * the shell.
 */
import type { PageRelease, ScriptRef } from '@site/contract';
import { allowOwnScripts } from './allow-own-scripts';
import { areFacesDeclared, cacheFaces } from './cache-faces';
import { catchRegistrationClicks } from './popup/catch-registration-clicks';
import { countView } from './count-view';
import { holdRepeatedPost } from './hold-repeated-post';
import { hydrateOnIntent } from './hydrate-on-intent';
import { keepSummaryInPlace } from './keep-summary-in-place';
import { lacksKoreanFace, showFaces } from './korean-face';
import { markDataSaver } from './mark-data-saver';
import { prefetchCode } from './prefetch-code';
import { queueEarlyEvents, takeRecordedEvents } from './queue-early-events';
import { reloadOnTraversal } from './reload-on-traversal';
import { startWhenNeeded } from './start-when-needed';
import { whenShown } from './when-shown';

/** Replaced by the shell's build (tools/bundler/build-frontend.ts): `[file, integrity]` of each script, in order. */
declare const SHELL_SCRIPTS: readonly (readonly [file: string, integrity: string])[];

/** The shell's code, beside the boot file, whose own integrity hash covers this list. */
const shellScripts: readonly ScriptRef[] = SHELL_SCRIPTS.map(([file, integrity]) => ({
  src: (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, file),
  integrity,
}));

// The first paint, which brings this file, may precede the end of the document, where the data of the page is.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', boot);
else boot();

function boot() {
  const release = JSON.parse(
    document.getElementById('release')?.textContent ?? '{}',
  ) as PageRelease;
  const recorded = takeRecordedEvents();
  reloadOnTraversal(globalThis.siteBoot?.path);
  markDataSaver();
  allowOwnScripts();
  const start = hydrateOnIntent(shellScripts, recorded);
  catchRegistrationClicks(start, recorded);
  if (globalThis.siteBoot) queueEarlyEvents(globalThis.siteBoot, recorded);
  holdRepeatedPost();
  keepSummaryInPlace();
  whenShown(() => whenIdle(() => void prepare(release, start)));
  countView();
}

async function prepare(release: PageRelease, start: () => void) {
  // Unreadable text comes first. The new faces move the page, so scroll events count as interaction only afterwards.
  if (!areFacesDeclared() && lacksKoreanFace()) await cacheFaces(showFaces);
  startWhenNeeded(start);
  await prefetchCode(shellScripts, release);
  await cacheFaces();
}

/** Calls back after the `load` event and the largest paint, when the browser is idle. */
function whenIdle(callback: () => void): void {
  const wait = async () => {
    await largestPaint();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') void wait();
  else addEventListener('load', () => void wait());
}

/** On load, the first screen's picture has its bytes, not yet its pixels; in a browser that blocks pictures, neither ever. */
async function largestPaint(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture?.complete) await picture.decode().catch(() => undefined);
  // Two frames: the one that paints it has begun, then it is shown.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
