import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forEachTest } from '@site/testing/fixtures';
import { releasesToKeep, pruneSite } from './prune-site';
import { readHeaders } from '../page-headers';
import { namesIn } from './names-in';
import { readRelease } from '../release';
import { pageTasks } from '../render/page-tasks';
import { copyPages } from '../testing/copy-pages';
import { createReleasedSite } from '../testing/copy-first-release';

const day = 86_400_000;
const fake = forEachTest(createReleasedSite);

/** Home links two: the popup's, as every page does, and its own. */
const linkedNow = () => readHeaders(fake.site.current)['index.html']?.stylesheets?.at(-1) ?? '';
const shipContent = async (text: string) => {
  await fake.ship('mfe-content', { text });
  return linkedNow();
};
const folders = () => namesIn(join(fake.site.root, 'media/styles'));
const exists = (src: string) => folders().some((name) => src.startsWith(`/media/styles/${name}/`));

it('is published precompressed under the address that the page links', async () => {
  const src = linkedNow();
  expect(src).toMatch(/^\/media\/styles\/[0-9a-f]{10}\/below\.css$/);
  expect(readFileSync(join(fake.site.current, 'pages/index.html'), 'utf8')).toContain(src);
  expect(readdirSync(join(fake.site.root, src, '..')).sort()).toEqual([
    'below.css',
    'below.css.br',
    'below.css.gz',
  ]);
});

it('is one file for all pages with the same text: the popup’s', async () => {
  const linked = Object.values(readHeaders(fake.site.current)).map(
    ({ stylesheets }) => stylesheets?.[0],
  );
  expect(linked).toHaveLength(pageTasks(readRelease(fake.site)).length);
  expect([...new Set(linked)]).toEqual([
    expect.stringMatching(/^\/media\/styles\/[0-9a-f]{10}\/popup\.css$/),
  ]);
  expect(folders()).toHaveLength(2);
});

it('stays the same file while only other pages change, and is linked again after a rollback', async () => {
  const first = linkedNow();
  await fake.ship('mfe-press', { text: 'two' });
  expect(linkedNow()).toBe(first);
  const second = await shipContent('two');
  expect(second).not.toBe(first);
  await fake.rollBack('mfe-content');
  expect(linkedNow()).toBe(first);
  expect([first, second].every(exists)).toBe(true);
});

it('stays as long as a release links it, and thirty days longer', async () => {
  const first = linkedNow();
  const second = await shipContent('two');
  for (let count = 1; count < releasesToKeep; count++)
    await fake.ship('mfe-press', { text: `press ${count}` }, { write: copyPages });
  pruneSite(fake.site, Date.now() + 29 * day);
  expect([first, second].every(exists)).toBe(true);
  pruneSite(fake.site, Date.now() + 31 * day);
  expect([first, second].map(exists)).toEqual([false, true]);
});

it('is written again by the same release when it was removed', async () => {
  rmSync(join(fake.site.root, linkedNow()));
  rmSync(join(fake.site.root, linkedNow(), '..'), { recursive: true });
  expect((await fake.shipAll()).hasChanged).toBe(true);
  expect(exists(linkedNow())).toBe(true);
});

it('stops the release when it has other bytes; the live release stays', async () => {
  const before = fake.served();
  const second = await shipContent('two');
  await fake.rollBack('mfe-content');
  writeFileSync(join(fake.site.root, second), 'other');
  await expect(shipContent('two')).rejects.toThrow(/below\.css differs/);
  expect([...fake.served().keys()]).toEqual([...before.keys()]);
});
