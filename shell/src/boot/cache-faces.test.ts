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
      return Promise.resolve({ ok: isOk, blob: () => Promise.resolve(new ArrayBuffer(1)) });
    },
  });
  Object.assign(document, { fonts: new Set() });
  Object.assign(navigator, { connection: undefined });
});

test('fetches, stores and announces the faces, and removes older lists', async () => {
  localStorage.setItem('faces-old', '[]');
  const announced = jest.fn();
  addEventListener(facesCachedEvent, announced, { once: true });
  await cacheFaces();
  expect(fetched).toEqual(siteFaces.map(([, , href]) => href));
  expect(JSON.parse(localStorage.getItem(facesKey) ?? '')).toEqual(siteFaces);
  expect(localStorage.getItem('faces-old')).toBeNull();
  expect(announced).toHaveBeenCalledTimes(1);
});

test('stores nothing if a file is missing', async () => {
  isOk = false;
  await cacheFaces();
  expect(fetched).toHaveLength(1);
  expect(localStorage.getItem(facesKey)).toBeNull();
});

test.each([
  [
    'for visitors who save data',
    () => Object.assign(navigator, { connection: { saveData: true } }),
  ],
  [
    'if the page already has them',
    () => Object.assign(document, { fonts: new Set([{ family: '"Lake Sans"' }]) }),
  ],
])('fetches nothing %s', async (_, prepare) => {
  prepare();
  await cacheFaces();
  expect(fetched).toEqual([]);
});

test('with `show`, fetches them for visitors who save data too, and shows them before it stores the list', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const show = jest.fn(() => {
    expect([fetched.length, localStorage.length]).toEqual([siteFaces.length, 0]);
    return Promise.resolve();
  });
  await cacheFaces(show);
  expect(show).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(facesKey)).toContain('"block"');
});
