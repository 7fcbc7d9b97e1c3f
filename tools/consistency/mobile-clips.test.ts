import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mobileClip } from '@site/contract';
import { clips } from '@site/contract/clips';
import { repositoryRoot } from '@site/release';

test('each clip of the site facts has a cut for phones', () => {
  for (const address of Object.values(clips)) {
    expect(mobileClip(address)).not.toBe(address);
    const file = join(repositoryRoot, 'imagery', mobileClip(address));
    expect([address, existsSync(file)]).toEqual([address, true]);
  }
});

test.each(['/media/other.mp4', 'https://video.example/media/clips/a.12345678.mp4', '/page'])(
  '%s serves both',
  (address) => expect(mobileClip(address)).toBe(address),
);
