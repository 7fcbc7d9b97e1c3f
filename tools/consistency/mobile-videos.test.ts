import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mobileVideo } from '@site/contract';
import { videos } from '@site/contract/videos';
import { repositoryRoot } from '@site/release';

test('each video of the site facts has a cut for phones', () => {
  for (const address of Object.values(videos)) {
    expect(mobileVideo(address)).not.toBe(address);
    const file = join(repositoryRoot, 'imagery', mobileVideo(address));
    expect([address, existsSync(file)]).toEqual([address, true]);
  }
});

test.each(['/media/other.mp4', 'https://video.example/media/videos/a.12345678.mp4', '/page'])(
  '%s serves both',
  (address) => expect(mobileVideo(address)).toBe(address),
);
