import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOlder, shortHash } from '../../files/hashed-files';
import type { ViewSize } from '../../tours/viewer/direction';
import { videosFolder } from './video-manifest';
import { encodeVideo, type Encoding, type Frames } from './encode-video';

interface Cut extends ViewSize {
  /** Follows the name of the file: `promotion.1a2b3c4d-mobile.mp4`. */
  readonly suffix: string;
}

/**
 * Encodes a video in all of its cuts, under one name with their hash, and removes the previous files. Encoded elsewhere first, so
 * that an interrupted video never looks finished.
 * @returns the name: `promotion.1a2b3c4d`
 */
export async function encodeCuts<Each extends Cut>(
  id: string,
  cuts: readonly Each[],
  encoding: Encoding,
  framesOf: (cut: Each) => Promise<Frames>,
): Promise<string> {
  const parts = mkdtempSync(path.join(tmpdir(), 'video-'));
  try {
    const partOf = ({ suffix }: Cut) => path.join(parts, `video${suffix}.mp4`);
    for (const cut of cuts) await encodeVideo(await framesOf(cut), cut, partOf(cut), encoding);
    const file = `${id}.${shortHash(...cuts.map((cut) => readFileSync(partOf(cut))))}`;
    removeOlder(videosFolder, file);
    // The temporary folder may be on another disk.
    for (const cut of cuts)
      copyFileSync(partOf(cut), path.join(videosFolder, `${file}${cut.suffix}.mp4`));
    return file;
  } finally {
    rmSync(parts, { recursive: true });
  }
}
