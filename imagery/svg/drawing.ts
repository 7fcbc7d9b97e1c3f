import { element } from './element';

/** Effective in the videos only, whose pages load the typeface (videos/text/paint-page.ts); elsewhere words are outlines. */
const fontFamily =
  "'Pretendard Variable',Pretendard,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR','Noto Sans KR',sans-serif";

export interface Drawing {
  /** File name without hash and ending; the id of the picture on its page. */
  readonly name: string;
  readonly svg: string;
}

/** @param size in units of the drawing; it scales */
export function drawing(
  name: string,
  size: { readonly width: number; readonly height: number },
  ...children: readonly string[]
): Drawing {
  const { width, height } = size;
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': fontFamily,
    },
    ...children,
  );
  return { name, svg: `${svg}\n` };
}
