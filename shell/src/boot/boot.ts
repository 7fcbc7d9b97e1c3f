/**
 * The first and only script in a page's HTML (≤ 1.5 KB): starts the shell late, so that scripts never compete
 * with text and pictures, and does what cannot wait for it.
 */
import type { PageRelease } from '@site/contract';
import { allowOwnScripts } from './allow-own-scripts';
import { cacheFaces } from './cache-faces';
import { catchRegistrationClicks } from './catch-registration-clicks';
import { countView } from './count-view';
import { startLate } from './start-late';

const release = JSON.parse(document.getElementById('release')?.textContent ?? '{}') as PageRelease;

allowOwnScripts();
const start = startLate(release.shell.scripts);
catchRegistrationClicks(start);
countView();
cacheFaces();
