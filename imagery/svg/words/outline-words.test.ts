import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder } from '../../files/hashed-files';
import { element, escapeText, group } from '../element';
import { label } from '../label';
import { outlineWords } from './outline-words';
import { outlineWord, stepsPerEm } from './word-outline';

const svgOf = (...children: readonly string[]) => `${element('svg', {}, ...children)}\n`;
const attribute = (svg: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1];
/** Of the first word: where its baseline starts. */
const startOf = (svg: string) =>
  /translate\(([-\d.]+) ([-\d.]+)\)scale/.exec(svg)?.slice(1).map(Number);

test.each(readdirSync(picturesFolder).filter((file) => file.endsWith('.svg')))(
  '%s needs no typeface of the system',
  (file) => {
    const svg = readFileSync(path.join(picturesFolder, file), 'utf8');
    expect(svg).not.toMatch(/<text|<tspan|font-family|<foreignObject/);
  },
);

test('every letter that is used is defined once', () => {
  const svg = outlineWords(svgOf(label('101동 101동', 0, 0, { size: 20 })));
  const defined = [...svg.matchAll(/<path id="([^"]*)" d="m/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  expect(used).toHaveLength(8);
  expect(new Set(defined)).toEqual(new Set(used));
  expect(defined).toHaveLength(3);
});

test.each([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
] as const)(
  'a word with anchor %s starts that share of its width before its place',
  (anchor, share) => {
    const width = (outlineWord('호수공원', 500).width * 32) / stepsPerEm;
    const svg = outlineWords(svgOf(label('호수공원', 900, 200, { size: 32, anchor })));
    expect(startOf(svg)).toEqual([expect.closeTo(900 - share * width, 1), 200]);
    expect(Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])).toBeCloseTo(32 / stepsPerEm, 4);
  },
);

test('weight and size come from the nearest ancestor that sets them', () => {
  const word = element('text', { x: 1, y: 2 }, '가');
  const outline = (attributes: object) => outlineWords(svgOf(group({ ...attributes }, word), word));
  const [bold, plain] = [...outline({ 'font-weight': 700 }).matchAll(/href="#(w\d)-/g)];
  expect([bold?.[1], plain?.[1]]).toEqual(['w6', 'w4']);
  const scales = [...outline({ 'font-size': 51.2 }).matchAll(/scale\(([\d.]+)\)/g)];
  expect(scales.map(([, scale]) => scale)).toEqual(['0.1', String(Number((16 / 512).toFixed(4)))]);
});

test('a halo lies behind the whole word, as wide as it was', () => {
  const svg = outlineWords(svgOf(label('호수', 0, 0, { size: 50, halo: '#fff' })));
  expect(svg).toMatch(/<g fill="none">(<use[^>]*>){2}<\/g><g stroke="none">(<use[^>]*>){2}<\/g>/);
  expect(attribute(svg, 'stroke')).toBe('#fff');
  expect(Number(attribute(svg, 'stroke-width'))).toBeCloseTo((50 * 0.22) / (50 / stepsPerEm), 0);
});

test('letter-spacing follows each letter, the last one included', () => {
  const apart = outlineWord('LAKE', 400, 100);
  const close = outlineWord('LAKE', 400);
  expect(apart.width - close.width).toBeCloseTo(400);
  expect((apart.letters[3]?.x ?? 0) - (close.letters[3]?.x ?? 0)).toBeCloseTo(300, -1);
});

test('the words stay as names, transforms and colours as they were, other elements untouched', () => {
  const circle = element('circle', { r: 3 });
  const turned = element(
    'text',
    { transform: 'translate(5 6)rotate(-90)', fill: '#123' },
    escapeText('1 & 2'),
  );
  const svg = outlineWords(svgOf(element('title', {}, '제목'), circle, turned));
  expect(svg).toContain('<title>제목</title><circle r="3"/>');
  expect(svg).toContain('fill="#123"');
  expect(svg).toContain('transform="translate(5 6)rotate(-90)translate(0 0)scale(');
  expect(svg).toContain('role="img" aria-label="1 &amp; 2"');
});

test('the error for a letter that the faces lack names the letter', () => {
  const svg = svgOf(label('뷁', 0, 0, { size: 20 }));
  expect(() => outlineWords(svg)).toThrow(/cannot draw 뷁 .*npm run imagery/);
});

test('letters have the kerning of a page', () => {
  const [a, v] = outlineWord('AV', 600).letters;
  const [b, h] = outlineWord('HH', 600).letters;
  const alone = outlineWord('A', 600).width;
  expect((v?.x ?? 0) - (a?.x ?? 0)).toBeLessThan(alone - 10);
  expect((h?.x ?? 0) - (b?.x ?? 0)).toBeCloseTo(outlineWord('H', 600).width, 0);
});

test('after a closed contour the next one is relative to its start', () => {
  // 이: a ring beside a bar. Read as a pen moves, every point lies inside the letter's square.
  const points = penPoints(outlineWord('이', 500).letters[0]?.d ?? '');
  expect(points.length).toBeGreaterThan(8);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(stepsPerEm);
    expect(y).toBeGreaterThanOrEqual(-stepsPerEm);
    expect(y).toBeLessThanOrEqual(stepsPerEm * 0.2);
  }
});

/** Every point that relative path data names. */
function penPoints(d: string): readonly (readonly [number, number])[] {
  const points: [number, number][] = [];
  let [at, start]: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, verb, list = ''] of d.matchAll(/([mlqz])([^mlqz]*)/g)) {
    if (verb === 'z') at = start!;
    const figures = (list.match(/-?\d+/g) ?? []).map(Number);
    const pairs = verb === 'q' ? 4 : 2;
    for (let i = 0; i < figures.length; i += pairs) {
      const step = figures.slice(i, i + pairs);
      for (let j = 0; j < pairs; j += 2) points.push([at![0] + step[j]!, at![1] + step[j + 1]!]);
      at = points.at(-1)!;
      if (verb === 'm') start = at;
    }
  }
  return points;
}
