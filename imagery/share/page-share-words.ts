import { defaultSite, routeById } from '@site/contract';
import { logoPaths } from '@site/design/logo-paths';
import { brandColours } from '../brand/colours';
import { shareWords } from '../content/share';
import { element, group } from '../svg/element';
import type { PageShare } from './page-shares';
import { cutAwayPx, shareSize } from './share-size';
import { wordPath, type WordLook } from './word-path';

const { white, lamp } = brandColours;
const ink = brandColours['ink-950'];
const bronze = '#a5855f';
const { width, height } = shareSize;
const edge = 56;

/** The words over a photo or beside drawings, as outlines on a transparent SVG: logo and name, heading, note. */
export function pageShareWords(share: PageShare): string {
  const isPhoto = share.look === 'photo';
  const fill = isPhoto ? white : ink;
  const top = cutAwayPx + 32;
  const note = height - cutAwayPx - 22;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height },
    isPhoto ? shade : '',
    group(
      { transform: `translate(${edge} ${top})scale(1.35)` },
      element('path', { fill, d: logoPaths.towers }),
      element('path', { fill: isPhoto ? lamp : bronze, d: logoPaths.water }),
    ),
    line(defaultSite.name, edge + 70, top + 42, { face: 'serif', size: 40, fill }),
    line(`※ ${shareWords.note}`, edge, note, { face: 'sans', size: 19, fill }),
    ...headingLines(share, fill),
  );
}

/** Large at the foot of a photo; between two drawings and the edge; in short lines beside a single drawing. */
function headingLines({ routeId, look, pictures }: PageShare, fill: string): readonly string[] {
  const { label, heading = label } = routeById(routeId);
  if (look === 'photo') {
    const baseline = height - cutAwayPx - 80;
    return [line(heading, edge, baseline, fitted(heading, 108, width - 2 * edge, fill))];
  }
  if (pictures.length > 1) {
    const style = fitted(heading, 60, 640, fill);
    const start = width - edge - wordPath(heading, style).width;
    return [line(heading, start, cutAwayPx + 78, style)];
  }
  return heading
    .split(' ')
    .map((word, index) => line(word, edge, 300 + index * 100, fitted(word, 84, 420, fill)));
}

function line(text: string, x: number, y: number, style: Omit<WordLook, 'tracking'>): string {
  const tracking = style.face === 'serif' ? -0.035 : -0.012;
  const { svg } = wordPath(text, { ...style, tracking });
  return group({ transform: `translate(${x} ${y})` }, svg);
}

/** The largest size up to `most` in which the text is at most `room` wide. */
function fitted(text: string, most: number, room: number, fill: string): WordLook {
  const style: WordLook = { face: 'serif', size: most, fill, tracking: -0.035 };
  const { width: taken } = wordPath(text, style);
  return taken > room ? { ...style, size: (most * room) / taken } : style;
}

/** Makes white words readable on any photo. */
const shade = [
  element(
    'linearGradient',
    { id: 'shade', x1: 0, x2: 0, y1: 0, y2: 1 },
    ...[
      [0, 0.8],
      [0.34, 0.3],
      [0.52, 0.26],
      [0.92, 0.9],
    ].map(([offset = 0, opacity = 0]) =>
      element('stop', {
        offset: String(offset),
        'stop-color': ink,
        'stop-opacity': String(opacity),
      }),
    ),
  ),
  element('rect', { width, height, fill: 'url(#shade)' }),
].join('');
