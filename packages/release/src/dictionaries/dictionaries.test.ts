import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { releasesToKeep, pruneSite } from '../store/prune-site';
import { decompressDcz } from '../testing/decompress-dcz';
import { copyPages } from '../testing/copy-pages';
import { createReleasedSite } from '../testing/copy-first-release';
import { composePageDictionary } from './compose-page-dictionary';
import { compressDcz } from './compress-dcz';
import { dczFolder, dictionariesUnder } from './dcz-files';
import {
  availableDictionaryOf,
  dictionaryName,
  parseAvailableDictionary,
  useAsDictionary,
} from './dictionary-names';
import { readPageDictionaries } from './page-dictionary-record';

describe('the encoding', () => {
  const dictionary = Buffer.from('a line that both versions have\n'.repeat(20));
  const file = Buffer.concat([dictionary, Buffer.from('and one that is new\n')]);

  it('names its dictionary in 40 bytes and decompresses to the file', async () => {
    const dcz = await compressDcz(file, dictionary);
    expect(dcz.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(dcz.subarray(8, 40).toString('hex')).toBe(dictionaryName(dictionary));
    expect(await decompressDcz(dcz, dictionary)).toEqual(file);
    expect(dcz.length).toBeLessThan(90);
  });

  it('is the same bytes on every version of Node', async () => {
    const dcz = await compressDcz(file, dictionary);
    expect(createHash('sha256').update(dcz).digest('hex')).toBe(
      'eade429320e64bbfa7486ee689aa442405fe8c7433161d7aff269bd1afeda4be',
    );
  });
});

describe('Available-Dictionary', () => {
  const name = dictionaryName(Buffer.from('dictionary'));
  const header = availableDictionaryOf(name);

  it('is parsed to the name it was written from', () => {
    expect(parseAvailableDictionary(header)).toBe(name);
  });

  it.each([
    ['empty', ''],
    ['cut off', header.slice(0, -1)],
    ['two', `${header}, ${header}`],
    ['with a parameter', `${header};a=1`],
    ['another spelling of the same bits', header.replace(/.=:$/, '9=:')],
    ['a path', ':../../../../../../../../../../../../../../pass=:'],
    ['hex', name],
    ['with a line break', `${header}\n`],
  ])('%s: rejected', (_, text) => {
    expect(parseAvailableDictionary(text)).toBeUndefined();
  });
});

it.each([
  ['/shell/1.0.0-a/react.0a1b2c3d.js', 'match="/shell/*/react.*.js"'],
  [
    '/remotes/mfe-press/1.0.0-a/__federation_expose_PressList.0a1b2c3d.js',
    'match="/remotes/mfe-press/*/__federation_expose_PressList.*.js"',
  ],
  ['/media/dictionaries/0a1b2c3d4e/pages.txt', 'match="/*", match-dest=("document")'],
  ['/remotes/mfe-press/1.0.0-a/entry.js', undefined],
  ['/media/pictures/hero.0a1b2c3d.js', undefined],
  ['/remotes/mfe-press/1.0.0-a/a"b.0a1b2c3d.js', undefined],
])('%s may be used for %s', (path, value) => {
  expect(useAsDictionary(path)).toBe(value);
});

describe('the dictionary of pages', () => {
  const page = (name: string, own: string) =>
    [name, `<style>a{b:c}.${own}{d:e}</style><p>on every page</p><p>${own}</p>`] as const;
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => page(`${name}.html`, name));

  it('contains the home page, and once each piece that six others share', () => {
    const text = composePageDictionary(new Map([...others, ['index.html', '<h1>home</h1>']]));
    expect(text).toBe('<h1>home</h1><style>a{b:c}</style><p>on every page</p>');
  });

  it('is the same for the same pages in any order', () => {
    const text = composePageDictionary(new Map(others));
    expect(composePageDictionary(new Map([...others].reverse()))).toBe(text);
  });
});

describe('a release', () => {
  const fake = forEachTest(createReleasedSite);

  // Long enough that the difference is smaller than the file in brotli.
  const lines = Array.from({ length: 30 }, (_, line) => dictionaryName(Buffer.from(String(line))));
  const textOf = (word: string) => `${word} ${lines.join(' ')}`;
  const ship = async (word: string, name: RemoteName = 'mfe-press') =>
    (await fake.ship(name, { text: textOf(word) })).manifest.versions[name];
  /** Where only scripts count. */
  const shipWithoutRendering = async (word: string) =>
    (await fake.ship('mfe-press', { text: textOf(word) }, { write: copyPages })).manifest.versions[
      'mfe-press'
    ];
  const entryOf = (version: string) => {
    const folder = fake.site.publicFolder('mfe-press', version);
    const file = readdirSync(folder).find((found) => found.endsWith('.js')) ?? '';
    return {
      address: `/remotes/mfe-press/${version}/${file}`,
      bytes: readFileSync(join(folder, file)),
    };
  };
  const dczOf = (version: string, former: string) => {
    const name = dictionaryName(entryOf(former).bytes);
    return join(dczFolder(fake.site.root, name), entryOf(version).address);
  };

  it('compresses a script with those of the five versions before, and with no older one', async () => {
    const versions: string[] = [];
    for (let count = 1; count <= 7; count++)
      versions.push(await shipWithoutRendering(`text ${count}`));
    const last = versions.at(-1) ?? '';
    const compressed = versions.slice(0, -1).filter((former) => existsSync(dczOf(last, former)));
    expect(compressed).toEqual(versions.slice(1, -1));
    const [former = ''] = versions.slice(-2);
    const dcz = readFileSync(dczOf(last, former));
    expect(await decompressDcz(dcz, entryOf(former).bytes)).toEqual(entryOf(last).bytes);
    expect(dcz.length).toBeLessThan(120);
  });

  it('compresses with the replaced version on a rollback', async () => {
    const one = await shipWithoutRendering('one');
    const two = await shipWithoutRendering('two');
    await fake.rollBack('mfe-press');
    const dcz = readFileSync(dczOf(one, two));
    expect(await decompressDcz(dcz, entryOf(two).bytes)).toEqual(entryOf(one).bytes);
  });

  it('keeps these files for the live release and the one before it', async () => {
    const [one, two] = [await shipWithoutRendering('1'), await shipWithoutRendering('2')];
    const [three, four] = [await shipWithoutRendering('3'), await shipWithoutRendering('4')];
    const files = [dczOf(two, one), dczOf(three, two), dczOf(four, three)];
    expect(files.map(existsSync)).toEqual([false, true, true]);
  });

  it('writes a damaged one again', async () => {
    const one = await shipWithoutRendering('one');
    const two = await shipWithoutRendering('two');
    const good = readFileSync(dczOf(two, one));
    writeFileSync(dczOf(two, one), 'damaged');
    await ship('other', 'mfe-content');
    expect(readFileSync(dczOf(two, one))).toEqual(good);
  });

  it('compresses every page, and keeps the dictionary while it compresses well', async () => {
    await fake.ship('mfe-content', { text: textOf('content') });
    const first = readPageDictionaries(fake.site.current)?.dictionaries ?? [];
    await ship('press');
    expect(readPageDictionaries(fake.site.current)?.dictionaries).toEqual(first);
    const [src = ''] = first;
    const dictionary = readFileSync(join(fake.site.root, src));
    const folder = dczFolder(fake.site.current, dictionaryName(dictionary));
    const page = readFileSync(join(fake.site.current, 'pages/Brand/intro.html'));
    const dcz = readFileSync(join(folder, 'Brand/intro.html'));
    expect(await decompressDcz(dcz, dictionary)).toEqual(page);
    expect(existsSync(join(folder, 'errors/404.html'))).toBe(false);
  });

  it('creates another dictionary when pages differ too much, and still serves the former', async () => {
    await fake.ship('mfe-content', { text: textOf('content') });
    const [first] = readPageDictionaries(fake.site.current)?.dictionaries ?? [];
    const others = lines.map((line) => dictionaryName(Buffer.from(line))).join(' ');
    await fake.ship('mfe-content', { text: others });
    const [second, ...former] = readPageDictionaries(fake.site.current)?.dictionaries ?? [];
    expect(second).not.toBe(first);
    expect(former).toContain(first);
  });

  it('is written again when a page for a dictionary is damaged', async () => {
    await fake.ship('mfe-content', { text: textOf('content') });
    const [name = ''] = dictionariesUnder(fake.site.current);
    writeFileSync(join(dczFolder(fake.site.current, name), 'Brand/intro.html'), 'damaged');
    expect((await fake.ship('mfe-content', { text: textOf('content') })).hasChanged).toBe(true);
    expect(readFileSync(join(dczFolder(fake.site.current, name), 'Brand/intro.html'))[0]).toBe(
      0x5e,
    );
  });

  it('keeps a dictionary as long as a release names it, and thirty days longer', async () => {
    const [first = ''] = readPageDictionaries(fake.site.current)?.dictionaries ?? [];
    rmSync(join(fake.site.current, 'dictionaries.json'));
    await fake.ship('mfe-content', { text: textOf('content') });
    for (let count = 0; count < releasesToKeep; count++)
      await shipWithoutRendering(`press ${count}`);
    const exists = () => existsSync(join(fake.site.root, first));
    pruneSite(fake.site, Date.now() + 29 * 86_400_000);
    expect(exists()).toBe(true);
    pruneSite(fake.site, Date.now() + 31 * 86_400_000);
    expect(exists()).toBe(false);
  });
});
