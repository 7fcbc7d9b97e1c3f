import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { contentOf } from '../store/add-folder';
import { createFakeSite } from '../testing/fake-site';
import { hashesUnder } from '../testing/hashes-under';
import { keepTimes } from './keep-times';

/** Time of every file under a folder, milliseconds since 1970. */
const timesUnder = (folder: string) =>
  new Map([...contentOf(folder)].map(([name, file]) => [name, statSync(file).mtimeMs]));

test('releases and a rollback keep the time of every file whose bytes they do not change', async () => {
  const fake = createFakeSite();
  try {
    await fake.shipAll();
    for (const change of [
      () => fake.ship('mfe-press', { text: 'mfe-press two' }),
      () => fake.rollBack('mfe-press'),
      () => fake.ship('shell', { text: 'shell two', atTop: { 'favicon.svg': '<svg/>' } }),
    ]) {
      const [hashes, times] = [new Map(fake.served()), timesUnder(fake.site.current)];
      await change();
      const hashesNow = hashesUnder(fake.site.current);
      const same = [...hashes.keys()].filter((name) => hashesNow.get(name) === hashes.get(name));
      const timesNow = timesUnder(fake.site.current);
      expect(same).toContain('pages/robots.txt');
      expect(same.filter((name) => timesNow.get(name) !== times.get(name))).toEqual([]);
      const changed = [...times.keys()].filter(
        (name) => timesNow.has(name) && !same.includes(name),
      );
      expect(changed).toContain('release.json');
      expect(
        changed.filter((name) => Number(timesNow.get(name)) <= Number(times.get(name))),
      ).toEqual([]);
    }
  } finally {
    fake.remove();
  }
});

describe('a file of a new release', () => {
  const newFolder = temporaryFolders();
  let root: string;
  beforeEach(() => (root = newFolder()));

  const write = (name: string, text: string) => {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };

  test('of the same size as before, in the same second, has another ETag of nginx', () => {
    const nowMs = 1_800_000_000_400;
    write('1/page.html', 'one');
    keepTimes(join(root, 'none'), join(root, '1'), nowMs);
    const file = write('2/page.html', 'two');
    keepTimes(join(root, '1'), join(root, '2'), nowMs + 100);
    expect(statSync(join(root, '1/page.html')).mtimeMs).toBe(1_800_000_000_000);
    expect(statSync(file).mtimeMs).toBe(1_800_000_001_000);
  });

  test('keeps even the milliseconds of an older release', () => {
    const former = write('1/page.html', 'one');
    utimesSync(former, 1_800_000_000.123, 1_800_000_000.123);
    const file = write('2/page.html', 'one');
    keepTimes(join(root, '1'), join(root, '2'));
    expect(statSync(file).mtime).toEqual(new Date(1_800_000_000_123));
  });
});
