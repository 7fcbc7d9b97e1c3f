import { createRequire } from 'node:module';

type Shorten = (source: string) => string;
const load = () => {
  const path = createRequire(__filename).resolve('./short-style-ids-loader.cjs');
  return jest.requireActual<Shorten>(path);
};
const withId = (id: string) => `styled.p.withConfig({ componentId: "${id}" })`;

test('an id keeps its room and its number in the file, and is the same in every build', () => {
  const shorten = load();
  expect(shorten(withId('mfe-press__sc-41ac2032-11'))).toMatch(/componentId: "p[0-9a-z]{4}b"/);
  expect(shorten(withId('site-design__sc-41ac2032-0'))).toBe(
    shorten(withId('site-design__sc-41ac2032-0')),
  );
});

test('two files that would share an id stop the build', () => {
  const shorten = load();
  shorten(withId('shell__sc-00000001-0'));
  const twin = (36 ** 4 + 1).toString(16).padStart(8, '0');
  expect(() => shorten(withId(`shell__sc-${twin}-0`))).toThrow(/rename one file/);
});

test('a room without a letter is refused', () => {
  expect(() => load()(withId('mfe-parking__sc-41ac2032-0'))).toThrow(/mfe-parking needs a letter/);
});
