/** @jest-environment jsdom */
import type { PageRelease } from '@site/contract';
import { hostVersion } from '@site/host/compatibility';
import { prefetchCode } from './prefetch-code';

const ask = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: ask });
const whole = { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };

const code = (name: string) => ({ src: `/${name}.js`, integrity: '' });
const release: PageRelease = {
  id: 1,
  shell: { version: '1', scripts: [code('shell/1/react'), code('shell/1/main')] },
  remotes: {
    'mfe-press': {
      version: '2',
      hostRange: `^${hostVersion}`,
      entry: code('remotes/mfe-press/2/entry'),
      chunks: ['list.js'],
    },
  },
};
const files = [
  '/shell/1/react.js',
  '/shell/1/main.js',
  '/remotes/mfe-press/2/entry.js',
  '/remotes/mfe-press/2/list.js',
];

beforeEach(() => ask.mockReset().mockResolvedValue(whole));

test('the shell, the entries and the chunks of the page, at low priority', async () => {
  await prefetchCode(release);
  expect(ask.mock.calls).toEqual(files.map((file) => [file, { priority: 'low' }]));
});

test('one after the other: a server that hangs holds one connection', async () => {
  ask.mockReturnValueOnce(new Promise(() => undefined));
  void prefetchCode(release);
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('one that fails is left to the script, and the others come', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchCode(release);
  expect(ask).toHaveBeenCalledTimes(files.length);
});

test('nothing of a remote that this shell will refuse', async () => {
  const remotes = Object.fromEntries(
    Object.entries(release.remotes).map(([name, code]) => [
      name,
      { ...code, hostRange: '^99.0.0' },
    ]),
  );
  await prefetchCode({ ...release, remotes });
  expect(ask.mock.calls.map(([file]) => file)).toEqual(files.slice(0, 2));
});

test('nothing for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await prefetchCode(release);
  Reflect.deleteProperty(navigator, 'connection');
  expect(ask).not.toHaveBeenCalled();
});
