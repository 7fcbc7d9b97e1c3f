import { mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { switchLiveRelease } from './live-release';
import { siteFolder } from './site-folder';

const site = siteFolder(temporaryFolder());

it('switches after a process was killed in the middle of its switch', () => {
  mkdirSync(site.staging);
  for (const name of ['current', 'public']) symlinkSync('releases/1', join(site.staging, name));
  switchLiveRelease(site, 2);
  expect(readlinkSync(site.current)).toBe('releases/2');
});
