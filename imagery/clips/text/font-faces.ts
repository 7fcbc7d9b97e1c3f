import path from 'node:path';
import { commonHangulFont, interfaceFonts } from '@site/design/fonts';
import { fontFace, fontsFolder } from '../../browser/font-face';

/** The site's typefaces for a page rendered here. Drawings use Pretendard, of which the sans font is a subset. */
export function fontFaces(): string {
  return [
    face('Lake Serif', interfaceFonts.serif500, '500'),
    face('Lake Numerals', interfaceFonts.serif300, '300'),
    face('Lake Sans', interfaceFonts.sans, '400 600'),
    face('Lake Sans More', commonHangulFont, '400 600'),
    face('Pretendard Variable', interfaceFonts.sans, '400 600'),
    face('Pretendard', commonHangulFont, '400 600'),
  ].join('');
}

function face(family: string, file: string, weight: string): string {
  return fontFace(family, weight, path.join(fontsFolder, file));
}
