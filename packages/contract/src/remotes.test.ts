import { exposeFile, exposesByRemote } from './remotes';

test.each([
  ['./Home', 'home'],
  ['./PressList', 'press-list'],
  ['./ModelHouseSlot', 'model-house-slot'],
  ['./FAQ', 'faq'],
  ['./FAQPage', 'faq-page'],
  // Of a remote mfe-q-and-a.
  ['./QAndA', 'q-and-a'],
  ['./Type84Plan', 'type84-plan'],
])('%s is in the file %s.tsx', (expose, file) => {
  expect(exposeFile(expose)).toBe(file);
});

test('no two exposes of a remote have the same file', () => {
  for (const exposes of Object.values(exposesByRemote))
    expect(new Set(exposes.map(exposeFile)).size).toBe(exposes.length);
});
