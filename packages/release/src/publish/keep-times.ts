import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, isSameFile } from '../store/add-folder';

/**
 * Gives each file of a new release the time of the live release's file if that has the same bytes. nginx and the site server make
 * `ETag` and `Last-Modified` of time and size, so a returning visitor gets 304 for everything that a release did not change.
 * Any other file gets a later time, in whole seconds, which is all that nginx and a release store keep of it.
 *
 * @param live folder of the live release; it may be missing
 * @param nowMs milliseconds since 1970
 */
export function keepTimes(live: string, release: string, nowMs = Date.now()): void {
  for (const [name, file] of contentOf(release)) {
    const former = statSync(join(live, name), { throwIfNoEntry: false })?.mtime;
    const time =
      former && isSameFile(join(live, name), file)
        ? former
        : Math.max(seconds(nowMs), former ? seconds(former.getTime()) + 1 : 0);
    utimesSync(file, time, time);
  }
}

const seconds = (ms: number) => Math.floor(ms / 1000);
