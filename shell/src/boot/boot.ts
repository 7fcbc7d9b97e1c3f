/**
 * The first and only script in a page's HTML (≤ 1.5 KB): starts the shell late, so that scripts never compete
 * with text and pictures, and does the three things that cannot wait for it.
 */
import type { PageRelease } from '@site/contract';
import { allowOwnScripts } from './allow-own-scripts';
import { applyTextSize } from './apply-text-size';
import { catchRegistrationClicks } from './catch-registration-clicks';
import { countView } from './count-view';
import { startLate } from './start-late';

const release = JSON.parse(document.getElementById('release')?.textContent ?? '{}') as PageRelease;

applyTextSize();
allowOwnScripts();
const start = startLate(release.shell.scripts);
catchRegistrationClicks(start);
countView();
