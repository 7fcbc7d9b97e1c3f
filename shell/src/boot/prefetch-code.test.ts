/** @jest-environment jsdom */
import type { PageRelease } from '@site/contract';
import { addChunkList } from '@site/contract/chunk-list';
import { hostVersion } from '@site/host/compatibility';
import { prefetchCode } from './prefetch-code';

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: fetchMock });
const entry = addChunkList('', {
  './PressList': ['list.js', 'shared.js'],
  './PressArticle': ['article.js', 'shared.js'],
});
const respond = (text: string) =>
  Promise.resolve({
    ok: true,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  });

const code = (name: string) => ({ src: `/${name}.js`, integrity: '' });
const scripts = [code('shell/1/react'), code('shell/1/main')];
const release: PageRelease = {
  id: 1,
  shell: { version: '1' },
  remotes: {
    'mfe-press': {
      version: '2',
      hostRange: `^${hostVersion}`,
      entry: code('remotes/mfe-press/2/entry'),
    },
  },
};
const files = [
  '/shell/1/react.js',
  '/shell/1/main.js',
  '/remotes/mfe-press/2/entry.js',
  '/remotes/mfe-press/2/list.js',
  '/remotes/mfe-press/2/shared.js',
];

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML =
    '<div data-module="mfe-press/PressList"><div data-island="list"></div></div>';
  fetchMock.mockReset().mockImplementation((src) => respond(src.endsWith('entry.js') ? entry : ''));
});

test('fetches the shell, the entries and the chunks of the page with low priority', async () => {
  await prefetchCode(scripts, release);
  expect(fetchMock.mock.calls).toEqual(files.map((file) => [file, { priority: 'low' }]));
});

test('fetches a file once in a tab, but one that failed again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchCode(scripts, release);
  fetchMock.mockClear();
  document.body.innerHTML += '<div data-module="mfe-press/PressArticle" data-island=""></div>';
  await prefetchCode(scripts, release);
  expect(fetchMock.mock.calls.map(([file]) => file)).toEqual([
    files[0],
    files[2],
    '/remotes/mfe-press/2/article.js',
  ]);
});

test('fetches one at a time, so that a hanging server blocks only one connection', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  void prefetchCode(scripts, release);
  await Promise.resolve();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('goes on after a file that fails', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchCode(scripts, release);
  expect(fetchMock).toHaveBeenCalledTimes(files.length);
});

test('fetches a file once that several modules of the page load', async () => {
  document.body.innerHTML += '<div data-module="mfe-press/PressArticle" data-island=""></div>';
  await prefetchCode(scripts, release);
  expect(fetchMock.mock.calls.map(([file]) => file)).toEqual([
    ...files,
    '/remotes/mfe-press/2/article.js',
  ]);
});

test('skips remotes that do not pass the compatibility check', async () => {
  const remotes = Object.fromEntries(
    Object.entries(release.remotes).map(([name, code]) => [
      name,
      { ...code, hostRange: '^99.0.0' },
    ]),
  );
  await prefetchCode(scripts, { ...release, remotes });
  expect(fetchMock.mock.calls.map(([file]) => file)).toEqual(files.slice(0, 2));
});
