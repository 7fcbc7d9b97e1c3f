import { tokensCss } from './tokens-css';

const source = tokensCss.filter((part) => typeof part === 'string').join('');
const colours = new Map(
  [...source.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name, hex]) => [name, hex]),
);

/** WCAG 2 contrast ratio of two colour tokens. */
function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(token: string): number {
  const hex = colours.get(token);
  if (hex === undefined) throw new Error(`no colour token --${token}`);
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['ink-900', 'paper', 15.6],
  ['ink-600', 'paper', 7.6],
  ['ink-600', 'mist', 7.1],
  ['ink-600', 'line', 4.5],
  ['ink-500', 'paper', 5.4],
  ['ink-500', 'mist', 5],
  ['ink-500', 'white', 4.5],
  ['lake-700', 'paper', 8.7],
  ['bronze-700', 'paper', 6.8],
  ['bronze-700', 'mist', 6.3],
  ['bronze-300', 'ink-900', 9.4],
  ['bronze-300', 'ink-950', 10.4],
  ['lamp', 'ink-950', 13.5],
  ['on-dark-2', 'ink-900', 10.5],
  ['on-dark-3', 'ink-900', 7.3],
  ['white', 'lake-700', 4.5],
  ['error', 'white', 7.3],
  ['error', 'mist', 6.5],
  ['ok', 'white', 7.6],
])('text %s on %s has a contrast of at least %d:1', (text, surface, atLeast) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(atLeast - 0.05);
});

test.each([
  ['line-strong', 'white'],
  ['line-strong', 'mist'],
  ['bronze-500', 'paper'],
  ['bronze-500', 'ink-900'],
  ['lake-500', 'paper'],
])('line %s on %s has a contrast of at least 3:1', (line, surface) => {
  expect(contrast(line, surface)).toBeGreaterThanOrEqual(3);
});
