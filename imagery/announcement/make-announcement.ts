import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceFonts } from '@site/design/fonts';
import { fontFace, fontsFolder } from '../browser/font-face';
import { printPage } from '../browser/run-chromium';
import { announcementPaper } from './announcement-paper';
import { announcementFile, recordPrint } from './print-record';

/** Static fonts: Chromium does not embed a variable font but draws its glyphs as shapes. */
const sans = path.join(fontsFolder, 'node_modules/pretendard/dist/web/static/woff2');

/** Prints the announcement to the root of the site; the same page gives the same bytes. */
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

/** Replaces the print time by a fixed one of the same length, because the file's table has byte offsets. */
function withoutTime(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const stopped = text.replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000');
  return Buffer.from(stopped, 'latin1');
}
