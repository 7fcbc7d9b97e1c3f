import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clipsFolder, writeClip, type ClipEntry } from '../clips/file/clip-manifest';
import { encodeClip } from '../clips/file/encode-clip';
import { picturesFolder, recordHash, removeOlder, shortHash } from '../files/hashed-files';
import { largestFile, readManifest } from '../pictures/manifest';
import type { Pixels } from '../tours/flat-still';
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
export async function makeLoop(): Promise<ClipEntry> {
  const parts = mkdtempSync(path.join(tmpdir(), 'loop-'));
  const partOf = (suffix: string) => path.join(parts, `loop${suffix}.mp4`);
  for (const order of loopOrders) {
    const still = path.join(picturesFolder, stillFile(order.isMobile));
    const frames = composeLoop(await pixelsOf(still), await pixelsOf(still, order), order);
    await encodeClip(frames, order, partOf(order.suffix), { rate: loopFramesPerSecond, crf: 35 });
  }
  const made = loopOrders.map(({ suffix }) => readFileSync(partOf(suffix)));
  const file = `hero-loop.${shortHash(...made)}`;
  removeOlder(clipsFolder, file);
  // The temporary folder may be on another disk.
  for (const { suffix } of loopOrders)
    copyFileSync(partOf(suffix), path.join(clipsFolder, `${file}${suffix}.mp4`));
  rmSync(parts, { recursive: true });
  const entry = { id: 'hero-loop', file, seconds: loopSeconds, dataHash: loopHash() } as const;
  await writeClip({ ...entry, hasPoster: false });
  return { ...entry, hasPoster: false };
}

function stillFile(isMobile: boolean): string {
  const entry = readManifest().find(
    (each) => each.id === 'home-hero' && each.isMobile === isMobile,
  );
  if (!entry) throw new Error('imagery/manifest.json has no home-hero');
  return largestFile(entry);
}

async function pixelsOf(file: string, size?: LoopOrder): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const still = size ? sharp(file).resize(size.width, size.height) : sharp(file);
  const { data, info } = await still.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
