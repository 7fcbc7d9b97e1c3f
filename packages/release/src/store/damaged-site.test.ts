import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forAllTests, forEachTest } from '@site/testing/fixtures';
import { liveFolder, readLiveRelease } from './live-release';
import { readHeaders } from '../page-headers';
import { readRelease } from '../release';
import { copyFirstRelease } from '../testing/copy-first-release';
import { copySite, createFakeSite } from '../testing/fake-site';

const shippedTwice = forAllTests(createFakeSite);
beforeAll(async () => {
  await copyFirstRelease(shippedTwice);
  await shippedTwice.ship('mfe-press', { text: 'two' });
});
const fake = forEachTest(createFakeSite);
beforeEach(() => copySite(shippedTwice, fake));

const inCurrent = (file: string) => join(fake.site.current, file);
const recoveryHint =
  /The newest release that can be read is [12]; make it live with: ln -sfn releases\/[12] /;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

const damages: [string, () => void, RegExp][] = [
  ['manifest.json is missing', () => rmSync(inCurrent('manifest.json')), /is missing\. /],
  ['it is not JSON', () => writeFileSync(inCurrent('manifest.json'), '<html>'), /is not JSON\. /],
  [
    'it is cut off',
    () => {
      const text = readFileSync(inCurrent('manifest.json'), 'utf8');
      writeFileSync(inCurrent('manifest.json'), text.slice(0, 100));
    },
    /is not JSON\. /,
  ],
  ['it is null', () => writeFileSync(inCurrent('manifest.json'), 'null'), /it is not an object/],
  [
    'it names no version of the shell',
    () => changeVersions({ shell: undefined }),
    /"versions" names no version of shell/,
  ],
  [
    'the version of a remote is not text',
    () => changeVersions({ 'mfe-press': 1 }),
    /"versions" names no version of mfe-press/,
  ],
  [
    'the link is broken',
    () => rmSync(join(fake.site.releases, '2'), { recursive: true }),
    /releases\/2\/manifest\.json is missing/,
  ],
  [
    'the link is a folder',
    () => {
      rmSync(fake.site.current);
      mkdirSync(fake.site.current);
    },
    /current is not a link: move it away/,
  ],
];

it.each(damages)('one sentence explains what to do when %s', async (_, damage, message) => {
  damage();
  expect(() => readLiveRelease(fake.site)).toThrow(message);
  expect(() => readLiveRelease(fake.site)).toThrow(recoveryHint);
  await expect(fake.ship('mfe-press', { text: 'three' })).rejects.toThrow(recoveryHint);
  await expect(fake.rollBack('mfe-press')).rejects.toThrow(recoveryHint);
});

it('a live release from before a remote was added: the next one must bring that remote', async () => {
  changeVersions({ 'mfe-press': undefined });
  expect(() => readRelease(fake.site)).toThrow(/has no mfe-press.* npm run release -- all/);
  await expect(fake.ship('mfe-content', { text: 'three' })).rejects.toThrow(
    /has no mfe-press, which shell \S+ shows\. Run: npm run release -- all/,
  );
  const { manifest } = await fake.ship('mfe-press', { text: 'three' });
  expect(Object.keys(manifest.versions)).toContain('mfe-press');
});

it('the recovery hint works', async () => {
  writeFileSync(inCurrent('manifest.json'), '');
  rmSync(fake.site.current);
  symlinkSync('releases/1', fake.site.current);
  expect((await fake.ship('mfe-press', { text: 'three' })).manifest.id).toBe(3);
});

it('without any readable release, everything must be released again', async () => {
  for (const id of ['1', '2'])
    writeFileSync(join(fake.site.releases, id, 'manifest.json'), 'broken');
  expect(() => readLiveRelease(fake.site)).toThrow(
    /remove .*current and run: npm run release -- all/,
  );
  rmSync(fake.site.current);
  expect((await fake.shipAll()).manifest.id).toBe(3);
});

it.each([
  ['missing', () => rmSync(inCurrent('headers.json')), /headers\.json is missing/],
  ['not JSON', () => writeFileSync(inCurrent('headers.json'), '{'), /headers\.json is not JSON/],
  ['of another shape', () => writeFileSync(inCurrent('headers.json'), '{"a":1}'), /is damaged/],
])(
  'headers.json that is %s is reported, and the same release repairs it',
  async (_, damage, message) => {
    damage();
    expect(() => readHeaders(fake.site.current)).toThrow(message);
    expect((await fake.shipAll()).hasChanged).toBe(true);
    expect(Object.keys(readHeaders(fake.site.current))).toContain('index.html');
  },
);

it('a missing page is written again by the same release', async () => {
  rmSync(inCurrent('pages/Brand/intro.html.br'));
  expect((await fake.shipAll()).hasChanged).toBe(true);
  expect(readFileSync(inCurrent('pages/Brand/intro.html'), 'utf8')).toContain('mfe-content one');
});

it('a removed version is named', () => {
  const { versions } = readLiveRelease(fake.site)!;
  rmSync(fake.site.publicFolder('mfe-press', versions['mfe-press']!), { recursive: true });
  expect(() => readRelease(fake.site)).toThrow(/mfe-press .* its folder was removed/);
});

it('servers get one sentence when no release is live', () => {
  rmSync(fake.site.current);
  expect(() => liveFolder(fake.site)).toThrow(
    /^No release is live: .*current is missing\. Run: npm run release -- all$/,
  );
  mkdirSync(fake.site.current);
  expect(() => liveFolder(fake.site)).toThrow(/current is not a link\./);
});

function changeVersions(changed: object) {
  const manifest = JSON.parse(readFileSync(inCurrent('manifest.json'), 'utf8'));
  const versions = { ...manifest.versions, ...changed };
  writeFileSync(inCurrent('manifest.json'), JSON.stringify({ ...manifest, versions }));
}
