import { pictureOfPage } from '../../browser/run-chromium';
import { fontFaces } from './font-faces';

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
