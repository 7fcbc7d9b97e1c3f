/** @jest-environment jsdom */
import { facesCachedEvent, facesKey, fullFaces } from '@site/design/page-faces';
import { cacheFaces } from './cache-faces';

const fetched: string[] = [];
let isOk: boolean;
const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

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

test('after load the faces are fetched, remembered and announced; older lists go', async () => {
  localStorage.setItem('faces-old', '[]');
  const told = jest.fn();
  addEventListener(facesCachedEvent, told, { once: true });
  cacheFaces();
  expect(fetched).toEqual([]);
  await settle();
  expect(fetched).toEqual(fullFaces.map(([, , href]) => href));
  expect(JSON.parse(localStorage.getItem(facesKey) ?? '')).toEqual(fullFaces);
  expect(localStorage.getItem('faces-old')).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a file that is missing is not remembered', async () => {
  isOk = false;
  cacheFaces();
  await settle();
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
  cacheFaces();
  await settle();
  expect(fetched).toEqual([]);
});
