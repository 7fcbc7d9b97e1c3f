import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageSharePictures } from '../../shell/src/content/page-share-pictures';
import sharp from 'sharp';
import { picturesFolder } from '../files/hashed-files';
import { pageShareHash, readPageShareRecords } from './page-share-record';
import { pageShares, pagesToShare } from './page-shares';
import { pageShareLimitBytes, shareSize } from './share-size';

const records = readPageShareRecords();

test('every page that search engines may list has a picture of its own [PAPER-3]', () => {
  expect(records.map(({ routeId }) => routeId).toSorted()).toEqual(
    pagesToShare()
      .map(({ id }) => id)
      .toSorted(),
  );
  const bytes = records.map(({ file }) => readFileSync(path.join(picturesFolder, file), 'base64'));
  expect(new Set(bytes).size).toBe(records.length);
});

test.each(records)('$file is a JPEG of 1200 × 630 and at most 100 KB', async ({ file }) => {
  const picture = path.join(picturesFolder, file);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareSize });
  expect(statSync(picture).size).toBeLessThanOrEqual(pageShareLimitBytes);
});

test('the pictures were made from the current words and pictures; if not: npm run imagery -- --no-render --only share', () => {
  expect(records.map(({ routeId, dataHash }) => [routeId, dataHash])).toEqual(
    pageShares.map((share) => [share.routeId, pageShareHash(share)]),
  );
});

test('the renderer names these pictures', () => {
  expect([...pageSharePictures]).toEqual(
    records.map(({ routeId, file }) => [routeId, `/media/pictures/${file}`]),
  );
});
