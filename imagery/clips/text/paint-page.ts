import { pictureOfPage } from '../../browser/run-chromium';
import { fontFaces } from './font-faces';

export interface PageOrder {
  readonly body: string;
  readonly style: string;
  readonly width: number;
  readonly height: number;
  /** Pixels for each pixel of the page. */
  readonly scale: number;
}

/** A page in the site's own typefaces, with nothing behind it. @returns a PNG */
export function paintPage({ body, style, width, height, scale }: PageOrder): Promise<Buffer> {
  const html = `<!doctype html><html lang="ko"><meta charset="utf-8"><style>${fontFaces()}html,body{margin:0}${style}</style>${body}</html>`;
  return pictureOfPage(html, width, height, scale);
}
