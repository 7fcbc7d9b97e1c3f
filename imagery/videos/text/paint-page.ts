import path from 'node:path';
import { commonHangulFont, interfaceFonts } from '@site/design/fonts';
import { fontFace, fontsFolder } from '../../browser/font-face';
import { pictureOfPage } from '../../browser/run-chromium';

export interface PageOrder {
  readonly body: string;
  readonly style: string;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
}

/** Renders a page in the site's typefaces, on a transparent background. @returns a PNG */
export function paintPage({ body, style, width, height, scale }: PageOrder): Promise<Buffer> {
  const html = `<!doctype html><html lang="ko"><meta charset="utf-8"><style>${fontFaces()}html,body{margin:0}${style}</style>${body}</html>`;
  return pictureOfPage(html, width, height, scale);
}

/** The site's typefaces for a page rendered here. Drawings use Pretendard, of which the sans font is a subset. */
function fontFaces(): string {
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
