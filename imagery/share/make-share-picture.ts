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

/** The top of the picture: the text is over the sky and covers no tower. */
const focus = [0.5, 0] as const;

/**
 * Puts the site's name and tagline on the render of the hero, as a JPEG, because scrapers read no newer format.
 * Without that render the picture stays unchanged.
 *
 * @throws Error when the file is larger than scrapers accept
 */
export async function makeSharePicture(renders: string): Promise<void> {
  const source = shareSource();
  const render = path.join(renders, source.render);
  if (!existsSync(render)) {
    console.log(`share: no ${source.render} in ${renders}, unchanged`);
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
