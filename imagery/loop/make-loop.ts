import path from 'node:path';
import { writeVideo, type VideoEntry } from '../videos/file/video-manifest';
import { encodeCuts } from '../videos/file/encode-cuts';
import { picturesFolder, recordHash } from '../files/hashed-files';
import { readPixels } from '../files/read-pixels';
import { largestFile, readManifest } from '../pictures/manifest';
import { composeLoop, loopFramesPerSecond, loopSeconds, type LoopOrder } from './compose-loop';

/** Of the hero's two renders. Soft light needs no more pixels. */
export const loopOrders = [
  { suffix: '', isMobile: false, width: 960, height: 540, waterFrom: 0.822, towersTo: 0.765 },
  { suffix: '-mobile', isMobile: true, width: 432, height: 800, waterFrom: 0.822, towersTo: 0.775 },
] as const satisfies readonly (LoopOrder & { suffix: string; isMobile: boolean })[];

/** @returns a hash of the orders and of the stills, whose names contain the hashes of their bytes */
export const loopHash = (): string =>
  recordHash(
    JSON.stringify([loopOrders, loopSeconds, loopFramesPerSecond]),
    ...loopOrders.map(({ isMobile }) => stillFile(isMobile)),
  );

/** Makes the light that moves over the hero's still, for both of its renders. */
export async function makeLoop(): Promise<VideoEntry> {
  const encoding = { rate: loopFramesPerSecond, crf: 35 };
  const file = await encodeCuts('hero-loop', loopOrders, encoding, async (order) => {
    const { default: sharp } = await import('sharp');
    const still = sharp(path.join(picturesFolder, stillFile(order.isMobile)));
    const small = still.clone().resize(order.width, order.height);
    return composeLoop(await readPixels(still), await readPixels(small), order);
  });
  const entry: VideoEntry = {
    ...{ id: 'hero-loop', file, seconds: loopSeconds },
    ...{ hasPoster: false, dataHash: loopHash() },
  };
  await writeVideo(entry);
  return entry;
}

function stillFile(isMobile: boolean): string {
  const entry = readManifest().find(
    (each) => each.id === 'home-hero' && each.isMobile === isMobile,
  );
  if (!entry) throw new Error('imagery/manifest.json has no home-hero');
  return largestFile(entry);
}
