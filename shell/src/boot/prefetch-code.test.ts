/** @jest-environment jsdom */
import type { PageRelease } from '@site/contract';
import { hostVersion } from '@site/host/compatibility';
import { prefetchCode } from './prefetch-code';

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: fetchMock });
const complete = { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };

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

beforeEach(() => fetchMock.mockReset().mockResolvedValue(complete));

test('fetches the shell, the entries and the chunks of the page with low priority', async () => {
  await prefetchCode(release);
  expect(fetchMock.mock.calls).toEqual(files.map((file) => [file, { priority: 'low' }]));
});

test('fetches one at a time, so that a hanging server blocks only one connection', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  void prefetchCode(release);
  await Promise.resolve();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('goes on after a file that fails', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchCode(release);
  expect(fetchMock).toHaveBeenCalledTimes(files.length);
});

test('skips remotes that do not pass the compatibility check', async () => {
  const remotes = Object.fromEntries(
    Object.entries(release.remotes).map(([name, code]) => [
      name,
      { ...code, hostRange: '^99.0.0' },
    ]),
  );
  await prefetchCode({ ...release, remotes });
  expect(fetchMock.mock.calls.map(([file]) => file)).toEqual(files.slice(0, 2));
});

test('fetches nothing for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await prefetchCode(release);
  Reflect.deleteProperty(navigator, 'connection');
  expect(fetchMock).not.toHaveBeenCalled();
});
