/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { intents, prePaintScript, prePaintScriptHash } from '@site/contract';

const key = 'faces-1';
const stored = [
  ['Lake Sans', '400 600', '/shell/fonts/sans.woff2'],
  ['Lake Serif', '400', '/shell/fonts/serif.woff2'],
];

/** Faces that the script has added; jsdom has no FontFace. */
let added: { family: string; weight: unknown; display: string }[];
/** Reports a paint; jsdom has none. */
let paint: () => void;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML =
    '<template><script src="/shell/1/boot.js" integrity="sha384-x"></script></template>';
  delete document.documentElement.dataset['textSize'];
  added = [];
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
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
});

afterEach(() => {
  const { record } = (globalThis as { siteBoot?: { record: EventListener } }).siteBoot ?? {};
  if (record) for (const type of intents) removeEventListener(type, record, true);
});

function run(data = { faces: key }) {
  Object.defineProperty(document, 'currentScript', {
    value: { dataset: data },
    configurable: true,
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs it
  new Function(prePaintScript)();
}

const families = () => added.map(({ family }) => family);
const preloads = () => [...document.head.querySelectorAll('link')];

test('the hash in the policy matches the script', async () => {
  const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(prePaintScript));
  expect(prePaintScriptHash).toBe(`sha256-${Buffer.from(digest).toString('base64')}`);
});

test('the script does not contain an end tag', () => {
  expect(prePaintScript).not.toMatch(/<\/|<!--/);
});

test('declares stored faces as optional and preloads them with low priority', () => {
  localStorage.setItem(key, JSON.stringify(stored));
  run();
  expect(families()).toEqual(['Lake Sans', 'Lake Serif']);
  expect(added.every(({ display }) => display === 'optional')).toBe(true);
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual(
    stored.map(([, , href]) => href),
  );
});

test('uses a stored font-display', () => {
  localStorage.setItem(key, JSON.stringify([[...(stored[0] ?? []), 'block']]));
  run();
  expect(added.map(({ display }) => display)).toEqual(['block']);
});

test.each([
  ['first visit', () => undefined],
  ['other files', () => localStorage.setItem('faces-0', JSON.stringify(stored))],
])('%s: the system faces stay', (_, prepare) => {
  prepare();
  run();
  expect([preloads(), families()]).toEqual([[], []]);
});

test('without storage the system faces stay', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  run();
  expect([preloads(), families()]).toEqual([[], []]);
});

describe('the boot file', () => {
  const booted = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('runs after the first paint, once', () => {
    run();
    expect(booted()).toEqual([]);
    paint();
    paint();
    jest.runAllTimers();
    expect(booted()).toEqual(['http://localhost/shell/1/boot.js']);
  });

  test('runs after three seconds where no paint is reported', () => {
    run();
    jest.advanceTimersByTime(3_000);
    expect(booted()).toHaveLength(1);
  });

  test('gets a higher priority with the first input while it is being fetched, once', () => {
    const touch = () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    // jsdom reflects neither attribute, so the script's assignments stay plain properties.
    const preloaded = () =>
      preloads().map((link) => [link.rel, link.as, link.href, link.fetchPriority]);
    run();
    touch();
    expect(preloaded()).toEqual([]);
    paint();
    touch();
    touch();
    expect(preloaded()).toEqual([
      ['preload', 'script', 'http://localhost/shell/1/boot.js', 'high'],
    ]);
  });

  test('receives earlier input; links that script handles are not followed', () => {
    document.body.innerHTML =
      '<a data-registration href="#a"></a><a id="plain" href="#b"></a><button></button>';
    run();
    const clicks = [...document.body.children].map((element) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      element.dispatchEvent(click);
      return click.defaultPrevented;
    });
    expect(clicks).toEqual([true, false, false]);
    const { siteBoot } = globalThis as { siteBoot?: { earlyEvents: Event[]; path: string } };
    expect(siteBoot?.path).toBe('/');
    expect(siteBoot?.earlyEvents.map(({ type }) => type)).toEqual(['click', 'click', 'click']);
    const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.body.children[0]?.dispatchEvent(withKey);
    expect(withKey.defaultPrevented).toBe(false);
  });
});
