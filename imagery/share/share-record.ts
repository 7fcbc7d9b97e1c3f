import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordHash } from '../files/hashed-files';
import { pictureSources } from '../pictures/picture-sources';
import { sharePage } from './share-page';

/** The sources of the picture of shared links, and the file made from them. */
export interface ShareRecord {
  /** `share.1a2b3c4d.jpg` */
  readonly file: string;
  /** Path in the folder of renders. */
  readonly render: string;
  readonly dataHash: string;
}

const recordFile = path.resolve(import.meta.dirname, 'share-picture.json');

export function readShareRecord(): ShareRecord | undefined {
  if (!existsSync(recordFile)) return undefined;
  return JSON.parse(readFileSync(recordFile, 'utf8')) as ShareRecord;
}

export function writeShareRecord(record: ShareRecord): void {
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** @returns the render and the hash of all current sources of the picture */
export function shareSource(): Omit<ShareRecord, 'file'> {
  const hero = pictureSources().find(({ id, mobile }) => id === 'home-hero' && !mobile);
  if (!hero) throw new Error('data/shots.json has no camera that serves home-hero');
  // Without the font files: their names change with each letter that any page gains, which draws nothing new here.
  const words = sharePage({ faces: '', picture: '' });
  return { render: hero.render, dataHash: recordHash(hero.dataHash, words) };
}
