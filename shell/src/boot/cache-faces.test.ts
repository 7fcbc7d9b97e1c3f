/** @jest-environment jsdom */
import { facesCachedEvent, facesKey, siteFaces } from '@site/design/page-faces';
import { cacheFaces } from './cache-faces';

const fetched: string[] = [];
let isOk: boolean;

beforeEach(() => {
  localStorage.clear();
  fetched.length = 0;
  isOk = true;
  Object.assign(globalThis, {
    fetch: (href: string) => {
      fetched.push(href);
      return Promise.resolve({ ok: isOk, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) });
    },
  });
  Object.assign(document, { fonts: new Set() });
  Object.assign(navigator, { connection: undefined });
});

test('the faces are fetched, remembered and announced; older lists go', async () => {
  localStorage.setItem('faces-old', '[]');
  const told = jest.fn();
  addEventListener(facesCachedEvent, told, { once: true });
  await cacheFaces();
  expect(fetched).toEqual(siteFaces.map(([, , href]) => href));
  expect(JSON.parse(localStorage.getItem(facesKey) ?? '')).toEqual(siteFaces);
  expect(localStorage.getItem('faces-old')).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a file that is missing is not remembered', async () => {
  isOk = false;
  await cacheFaces();
  expect(fetched).toHaveLength(1);
  expect(localStorage.getItem(facesKey)).toBeNull();
});

test.each([
  ['on a metered connection', () => Object.assign(navigator, { connection: { saveData: true } })],
  [
    'where the page has them already',
    () => Object.assign(document, { fonts: new Set([{ family: '"Lake Sans"' }]) }),
  ],
])('%s nothing is fetched', async (_, prepare) => {
  prepare();
  await cacheFaces();
  expect(fetched).toEqual([]);
});

test('who cannot wait gets them on a metered connection, too, and before they are remembered', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const show = jest.fn(() => {
    expect([fetched.length, localStorage.length]).toEqual([siteFaces.length, 0]);
    return Promise.resolve();
  });
  await cacheFaces(show);
  expect(show).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(facesKey)).toContain('"block"');
});
