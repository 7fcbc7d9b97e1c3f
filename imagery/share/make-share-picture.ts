import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceFonts } from '@site/design/fonts';
import { fontFace, fontsFolder } from '../browser/font-face';
import { pictureOfPage } from '../browser/run-chromium';
import { picturesFolder, removeOlder, shortHash } from '../files/hashed-files';
import { cropWindow } from '../pictures/crop-window';
import { shareModule, shareModuleSource } from './share-module';
import { sharePage } from './share-page';
import { shareSource, writeShareRecord } from './share-record';
import { shareLimitBytes, shareSize } from './share-size';

/** All of the sky: the words stand on it and cross no tower. */
const focus = [0.5, 0] as const;

/**
 * Sets name and line on the render of the home page's first picture, as a JPEG: scrapers read nothing newer.
 * Without that render the picture stays as it is.
 *
 * @throws Error when it is larger than scrapers take
 */
export async function makeSharePicture(renders: string): Promise<void> {
  const source = shareSource();
  const render = path.join(renders, source.render);
  if (!existsSync(render)) {
    console.log(`share: no ${source.render} in ${renders}, kept as it is`);
    return;
  }
  const { default: sharp } = await import('sharp');
  const { width, height } = shareSize;
  const window = cropWindow(await sharp(render).metadata(), width / height, focus);
  const behind = await sharp(render).extract(window).resize(width, height).png().toBuffer();
  const page = sharePage({
    faces:
      fontFace('Lake Serif', '500', path.join(fontsFolder, interfaceFonts.serif500)) +
      fontFace('Lake Sans', '400 600', path.join(fontsFolder, interfaceFonts.sans)),
    picture: `data:image/png;base64,${behind.toString('base64')}`,
  });
  const jpeg = await sharp(await pictureOfPage(page, width, height))
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (jpeg.length > shareLimitBytes)
    throw new Error(`share: ${jpeg.length} bytes, at most ${shareLimitBytes}`);
  const name = `share.${shortHash(jpeg)}`;
  const file = `${name}.jpg`;
  removeOlder(picturesFolder, name);
  writeFileSync(path.join(picturesFolder, file), jpeg);
  writeFileSync(shareModule, shareModuleSource(file));
  writeShareRecord({ file, ...source });
  console.log(`share: ${file}, ${jpeg.length} bytes`);
}
