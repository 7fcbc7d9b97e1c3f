import { committedSiteDrawings } from './committed-drawings';
import { keepColours } from './forced-dark';

const drawn = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 20 10"><title>이름</title>${content}</svg>\n`;

/** As Chromium weighs them: below 150 of 255 it turns a colour of an SVG light. */
const brightnessOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return (red * 299 + green * 587 + blue * 114) / 1000;
};

test('black, white and what lies between become light, and one filter brings them back', () => {
  const kept = keepColours(
    drawn('<path fill="#000" stroke="#ffffff"/><path fill="rgb(50 100 150)"/>'),
  );
  expect(kept).toContain('<path fill="#999999" stroke="#ffffff"/><path fill="#adc1d5"/>');
  expect(kept).toContain(
    '<filter id="own" filterUnits="userSpaceOnUse" x="-5" y="0" width="20" height="10"',
  );
  expect(kept).toContain('<feFuncR type="linear" slope="2.5" intercept="-1.5"/>');
  expect(kept).toMatch(/<\/title><filter.*<g filter="url\(#own\)" fill="#999999"><path/);
});

test('what is not a colour stays', () => {
  expect(keepColours(drawn('<path fill="none" stroke="url(#oak)"/>'))).toContain(
    '<path fill="none" stroke="url(#oak)"/>',
  );
});

test.each(['<linearGradient id="a"/>', '<radialGradient id="a"/>', '<path fill="navy"/>'])(
  '%s cannot be kept',
  (content) => expect(() => keepColours(drawn(content))).toThrow(/gradient|"navy"/),
);

test('no committed drawing has a colour that forced dark modes turn', () => {
  for (const { name, svg } of committedSiteDrawings()) {
    const colours = [...svg.matchAll(/(?:fill|stroke|flood-color)="(#[^"]+)"/g)];
    expect(colours.length).toBeGreaterThan(5);
    const turned = colours.filter(([, hex = '']) => brightnessOf(hex) < 150);
    expect([name, turned.map(([attribute]) => attribute)]).toEqual([name, []]);
  }
});
