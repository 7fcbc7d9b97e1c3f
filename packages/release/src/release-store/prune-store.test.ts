import { createHash } from 'node:crypto';
import { startStore, storeKinds } from '../testing/store-under-test';
import { pruneStore } from './prune-store';
import { readIndex, writeIndex, type IndexedFile } from './release-index';
import { readManifest, switched, writeManifest, type StoreManifest } from './store-manifest';

const dayMs = 86_400_000;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const file = (path: string, text: string): IndexedFile => ({
  path,
  hash: hashOf(text),
  size: text.length,
  changedAt: 1,
});

test.each(storeKinds)(
  '%s: what none of the last ten releases lists goes after a day',
  async (kind) => {
    const { store, stop } = await startStore(kind);
    let manifest: StoreManifest = { live: undefined, next: undefined, earlier: [] };
    for (let id = 1; id <= 12; id += 1) {
      const files = [file('shell/1/main.js', 'in all'), file(`releases/${id}/a`, `of ${id}`)];
      for (const text of ['in all', `of ${id}`])
        await store.put(`objects/${hashOf(text)}`, Buffer.from(text));
      manifest = switched({ ...manifest, next: await writeIndex(store, id, files) });
    }
    const stored = async () => (await store.list('objects/')).map(({ key }) => key.slice(8)).sort();
    const before = await stored();
    await pruneStore(store, manifest, Date.now() + dayMs / 2);
    expect(await stored()).toEqual(before);
    await pruneStore(store, manifest, Date.now() + 2 * dayMs);
    const kept = Array.from({ length: 10 }, (_, index) => hashOf(`of ${index + 3}`));
    expect(await stored()).toEqual([hashOf('in all'), ...kept].sort());
    expect(await store.list('indexes/')).toHaveLength(10);
    await stop();
  },
);

test.each([
  ['above the folder', '../outside'],
  ['absolute', '/etc/passwd'],
  ['in another folder of the site', 'nginx/released-pages.conf'],
  ['of another release', 'releases/2/pages/index.html'],
  ['climbing on its way', 'media/../../outside'],
  ['the link itself', 'current'],
  ['a folder', 'media'],
])('a release with a path %s is refused', async (_, path) => {
  const { store, stop } = await startStore('folder');
  const ref = await writeIndex(store, 1, [file('shell/1/main.js', 'good'), file(path, 'bad')]);
  await expect(readIndex(store, ref)).rejects.toThrow(/the list of release 1\) names /);
  await stop();
});

test('a list that was changed or is missing is refused by name', async () => {
  const { store, stop } = await startStore('folder');
  const ref = await writeIndex(store, 1, [file('shell/1/main.js', 'good')]);
  await store.put(`indexes/${ref.index}.json`, Buffer.from('[]'));
  await expect(readIndex(store, ref)).rejects.toThrow(
    `indexes/${ref.index}.json (the list of release 1) is damaged`,
  );
  await store.remove([`indexes/${ref.index}.json`]);
  await expect(readIndex(store, ref)).rejects.toThrow(/is missing/);
  await stop();
});

test.each(['', '[]', '{"live":{"id":1,"index":"../x"},"earlier":[]}', '{"earlier":{}}'])(
  'a damaged manifest is an error that names the store: %s',
  async (text) => {
    const { store, stop } = await startStore('folder');
    await store.put('manifest.json', Buffer.from(text));
    await expect(readManifest(store)).rejects.toThrow(/manifest\.json of file:.* is damaged/);
    await stop();
  },
);

test('a manifest replaces only the one that was read', async () => {
  const { store, stop } = await startStore('folder');
  const { manifest, tag } = await readManifest(store);
  const written = await writeManifest(store, manifest, tag);
  await expect(writeManifest(store, manifest, tag)).rejects.toThrow(
    /Another release was published/,
  );
  expect((await readManifest(store)).tag).toBe(written);
  await stop();
});
