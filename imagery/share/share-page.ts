import { defaultSite } from '@site/contract';
import { overviewTitle } from '../../mfe-content/src/content/home';
import { logoPaths } from '@site/design/logo-paths';
import { brandColours } from '../brand/colours';
import { shareWords } from '../content/share';
import { element, escapeText } from '../svg/element';
import { cutAwayPx, shareSize } from './share-size';

export interface ShareParts {
  /** CSS with the fonts "Lake Serif" 500 and "Lake Sans" 500. */
  readonly faces: string;
  /** URL of the background picture, in the size of the page. */
  readonly picture: string;
}

/** The picture of shared links as a page: name and tagline over the sky, like the headline of the home page. */
export function sharePage({ faces, picture }: ShareParts): string {
  const { width, height } = shareSize;
  const { white, lamp } = brandColours;
  const shade = brandColours['ink-950'];
  const line = escapeText(overviewTitle(defaultSite).replaceAll(/\s+/g, ' '));
  const mark = element(
    'svg',
    { viewBox: `0 0 ${logoPaths.size} ${logoPaths.size}`, width: 100, height: 100 },
    element('path', { fill: white, d: logoPaths.towers }),
    element('path', { fill: lamp, d: logoPaths.water }),
  );
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><style>${faces}
* { margin: 0; font: inherit; }
body { position: relative; box-sizing: border-box; width: ${width}px; height: ${height}px; overflow: hidden;
  padding: ${cutAwayPx + 42}px 64px; color: ${white}; white-space: nowrap;
  background: radial-gradient(ellipse 920px 400px at 250px 90px, ${shade}e0 0%, ${shade}c4 45%, ${shade}00 100%),
    linear-gradient(0deg, ${shade}cc 0%, ${shade}00 22%), url('${picture}') 0 0 / ${width}px ${height}px; }
h1 { display: flex; align-items: center; gap: 22px; margin-left: -7px; font: 500 96px/1.2 'Lake Serif'; letter-spacing: -0.035em; }
h1 + p { margin-top: 18px; font: 500 37px/1.4 'Lake Sans'; letter-spacing: -0.012em; }
p:last-child { position: absolute; bottom: ${cutAwayPx + 20}px; font: 400 19px/1 'Lake Sans'; }
</style></head><body><h1>${mark}${escapeText(defaultSite.name)}</h1><p>${line}</p><p>※ ${shareWords.note}</p></body></html>
`;
}
