import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { switchLiveRelease } from './live-release';
import { siteFolder } from './site-folder';

it('switches after a process was killed in the middle of its switch', () => {
  const site = siteFolder(mkdtempSync(join(tmpdir(), 'site-')));
  try {
    mkdirSync(site.staging);
    for (const name of ['current', 'public']) symlinkSync('releases/1', join(site.staging, name));
    switchLiveRelease(site, 2);
    expect(readlinkSync(site.current)).toBe('releases/2');
  } finally {
    rmSync(site.root, { recursive: true });
  }
});
