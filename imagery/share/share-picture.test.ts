import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { defaultSite } from '@site/contract';
import sharp from 'sharp';
import { sharePicture } from '../../shell/src/content/share-picture';
import { picturesFolder } from '../files/hashed-files';
import { shareModule, shareModuleSource } from './share-module';
import { sharePage } from './share-page';
import { readShareRecord, shareSource } from './share-record';
import { shareLimitBytes, shareSize } from './share-size';

const record = readShareRecord();
const file = path.join(picturesFolder, record?.file ?? 'none');

test('the picture exists: a JPEG of 1200 × 630, within the size limit of scrapers', async () => {
  expect(existsSync(file)).toBe(true);
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareSize });
  expect(sharePicture).toMatchObject(shareSize);
  expect(statSync(file).size).toBeLessThanOrEqual(shareLimitBytes);
});

test('the shell uses this picture', () => {
  expect(readFileSync(shareModule, 'utf8')).toBe(shareModuleSource(record?.file ?? ''));
});

test('the picture was made from the current text and render; if not: npm run imagery -- --only share', () => {
  expect({ render: record?.render, dataHash: record?.dataHash }).toEqual(shareSource());
});

test('name and households come from the site facts', () => {
  const page = sharePage({ faces: '', picture: '' });
  expect(page).toContain(defaultSite.name);
  expect(page).toContain(defaultSite.households.toLocaleString('ko-KR'));
});
