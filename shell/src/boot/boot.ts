/**
 * The first and only script in a page's HTML (some 3 KB brotli): fetches the shell's code when the page is idle, runs
 * it at the visitor's first sign, and does what cannot wait for it.
 */
import type { PageRelease } from '@site/contract';
import { allowOwnScripts } from './allow-own-scripts';
import { areFacesDeclared, cacheFaces } from './cache-faces';
import { catchRegistrationClicks } from './catch-registration-clicks';
import { countView } from './count-view';
import { hydrateOnIntent } from './hydrate-on-intent';
import { keepSummaryInPlace } from './keep-summary-in-place';
import { lacksKoreanFace, showFaces } from './korean-face';
import { markDataSaver } from './mark-data-saver';
import { prefetchCode } from './prefetch-code';
import { queueEarlyEvents } from './queue-early-events';
import { startWhenNeeded } from './start-when-needed';
import { whenIdle } from './when-idle';
import { whenShown } from './when-shown';

const release = JSON.parse(document.getElementById('release')?.textContent ?? '{}') as PageRelease;

markDataSaver();
allowOwnScripts();
const start = hydrateOnIntent(release.shell.scripts);
catchRegistrationClicks(start);
if (globalThis.siteBoot) queueEarlyEvents(globalThis.siteBoot);
keepSummaryInPlace();
whenShown(() => whenIdle(() => void settle()));
countView();

async function settle() {
  // Text that nobody can read goes before code that nobody has asked for. It moves the page, which is no sign.
  if (!areFacesDeclared() && lacksKoreanFace()) await cacheFaces(showFaces);
  startWhenNeeded(start);
  await prefetchCode(release);
  await cacheFaces();
}
