/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { prePaintScript, prePaintScriptHash } from './pre-paint-script';

const key = 'faces-1';
const stored = [
  ['Lake Sans', '400 600', '/shell/fonts/sans.woff2'],
  ['Lake Serif', '500', '/shell/fonts/serif.woff2'],
];
const cut = '/shell/fonts/headline.woff2';

/** What jsdom lacks, and what the script did with it. */
let added: { family: string; weight: unknown; display: string }[];
let drawFrame: () => void;
let answerCut: () => Promise<void>;
const fetchCut = jest.fn();

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset['textSize'];
  added = [];
  fetchCut.mockReset().mockReturnValue(
    new Promise((resolve) => {
      answerCut = async () => {
        resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) });
        await new Promise((done) => setTimeout(done));
      };
    }),
  );
  Object.assign(globalThis, {
    fetch: fetchCut,
    requestAnimationFrame: (callback: (time: number) => void) =>
      (drawFrame = () => callback(performance.now())),
    FontFace: class {
      constructor(
        readonly family: string,
        readonly source: unknown,
        readonly descriptors: object,
      ) {}
    },
  });
  Object.assign(document, {
    fonts: {
      add: ({ family, descriptors }: { family: string; descriptors: object }) =>
        added.push({ family, ...descriptors } as (typeof added)[number]),
    },
  });
  Object.assign(navigator, { connection: undefined });
});

function run(data: Record<string, string> = { faces: key, cut }) {
  Object.defineProperty(document, 'currentScript', {
    value: { dataset: data },
    configurable: true,
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the browser runs it
  new Function(prePaintScript)();
}

const families = () => added.map(({ family }) => family);
const preloads = () => [...document.head.querySelectorAll('link')];

test('the hash in the policy is that of the text', async () => {
  const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(prePaintScript));
  expect(prePaintScriptHash).toBe(`sha256-${Buffer.from(digest).toString('base64')}`);
});

test('the text does not end its own element', () => {
  expect(prePaintScript).not.toMatch(/<\/|<!--/);
});

test('the remembered text size is there before the first frame', () => {
  localStorage.setItem('text-size', '2');
  run();
  expect(document.documentElement.dataset['textSize']).toBe('2');
});

test('faces of an earlier page are declared as optional and asked for with low priority', () => {
  localStorage.setItem(key, JSON.stringify(stored));
  run();
  expect(families()).toEqual(['Lake Sans', 'Lake Serif']);
  expect(added.every(({ display }) => display === 'optional')).toBe(true);
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual(
    stored.map(([, , href]) => href),
  );
  expect(fetchCut).not.toHaveBeenCalled();
});

test.each([
  ['first visit', () => undefined],
  ['other files', () => localStorage.setItem('faces-0', JSON.stringify(stored))],
])('%s: nothing but the headline cut, with low priority', (_, prepare) => {
  prepare();
  run();
  expect(preloads()).toEqual([]);
  expect(fetchCut.mock.calls).toEqual([[cut, { priority: 'low' }]]);
});

test('a cut that is there before the first frame serves all headlines', async () => {
  run();
  await answerCut();
  expect(families()).toEqual(['Lake Headline', 'Lake Title']);
});

test('after the first frame it serves the title alone, as long as that is invisible', async () => {
  run();
  drawFrame();
  await answerCut();
  expect(families()).toEqual(['Lake Title']);
});

test('later it serves nothing', async () => {
  run();
  drawFrame();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 91);
  await answerCut();
  expect(families()).toEqual([]);
});

test.each([{ saveData: true }, { rtt: 150 }])('with %j no cut is asked for', (connection) => {
  Object.assign(navigator, { connection });
  run();
  expect(fetchCut).not.toHaveBeenCalled();
});

test('a page whose headlines no cut holds asks for none', () => {
  run({ faces: key });
  expect(fetchCut).not.toHaveBeenCalled();
});

test('where storage is forbidden the page is a first page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  run();
  expect(fetchCut).toHaveBeenCalledTimes(1);
});
