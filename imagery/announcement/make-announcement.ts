import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceFonts } from '@site/design/fonts';
import { fontFace, fontsFolder } from '../browser/font-face';
import { printPage } from '../browser/run-chromium';
import { announcementPaper } from './announcement-paper';
import { announcementFile, recordPrint } from './print-record';

/** Static faces: Chromium draws the letters of a variable one as pictures and embeds no font. */
const sans = path.join(fontsFolder, 'node_modules/pretendard/dist/web/static/woff2');

/** Prints the announcement to the top of the site, the same bytes for the same paper. */
export async function makeAnnouncement(): Promise<void> {
  const pdf = await printPage(
    announcementPaper(
      fontFace('Paper Sans', '400', path.join(sans, 'Pretendard-Regular.woff2')) +
        fontFace('Paper Sans', '600', path.join(sans, 'Pretendard-SemiBold.woff2')) +
        fontFace('Paper Serif', '500', path.join(fontsFolder, interfaceFonts.serif500)),
    ),
  );
  writeFileSync(announcementFile, withoutTime(pdf));
  recordPrint();
  console.log(`announcement.pdf: ${pdf.length} bytes`);
}

/** When it was printed says nothing of the paper. The length stays: the file's table counts bytes. */
function withoutTime(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const stopped = text.replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000');
  return Buffer.from(stopped, 'latin1');
}
