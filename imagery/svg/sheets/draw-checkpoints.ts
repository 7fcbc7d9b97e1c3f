import { subscriptionCheckpoints } from '../../../mfe-content/src/content/subscription-checkpoints';
import { drawing, type Drawing } from '../drawing';
import { element } from '../element';
import { label } from '../label';
import { bronze, ink, margin, quiet, rule, sheetFrame } from './sheet-frame';

const size = { width: 1200, height: 1600 };
const textX = 400;
const textSize = 25;

/** The page's checkpoints, each with a box to tick on paper. */
export function drawCheckpoints(name: string): Drawing {
  const rows: string[] = [rule(336, size.width, ink, 2.5)];
  let y = 384;
  for (const { title, text } of subscriptionCheckpoints.items) {
    const lines = wrapText(text, textSize, size.width - margin - textX);
    rows.push(
      element('rect', {
        x: margin,
        y: y - 24,
        width: 28,
        height: 28,
        fill: 'none',
        stroke: bronze,
        'stroke-width': 2.5,
      }),
      label(title, margin + 48, y, { size: 29, weight: 700, anchor: 'start', fill: ink }),
      ...lines.map((line, i) =>
        label(line, textX, y - 1 + i * 37, { size: textSize, anchor: 'start', fill: quiet }),
      ),
    );
    y += lines.length * 37 + 22;
    rows.push(rule(y - 30, size.width));
    y += 20;
  }
  const { eyebrow, title } = subscriptionCheckpoints.heading;
  return drawing(name, size, sheetFrame(size, eyebrow, title), ...rows);
}

/** Width of a character as a share of the font size: Hangul nearly fills its square, Latin and figures half of it. */
const widthOf = (character: string) => ((character.codePointAt(0) ?? 0) < 0x250 ? 0.53 : 0.92);

function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + widthOf(character) * size, 0);
}

/** Breaks between words, as the pages do (keep-all). @param width in units of the drawing */
function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
