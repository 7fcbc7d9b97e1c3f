import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHostileBundle } from '../testing/hostile-bundle';
import type { PageRequest } from './messages';
import { createRequestHandlers } from './request-handlers';

test("what a component throws about one person's data is not passed on, and such a page is rendered each time [STORE-10]", async () => {
  const bundle = writeHostileBundle(`
    let rendered = 0;
    exports.renderDocument = async ({ data }) => {
      if (data.ok) return { html: String((rendered += 1)), styleHashes: [], stylesheets: [] };
      throw new Error(data.name);
    };`);
  const { page } = createRequestHandlers(bundle.files);
  const render = (data: object) => page({ modules: [], data } as unknown as PageRequest);
  await expect(render({ name: '김윤슬' })).rejects.toThrow(/^was not rendered$/);
  expect(await render({ ok: true })).toMatchObject({ html: '1' });
  expect(await render({ ok: true })).toMatchObject({ html: '2' });
  rmSync(bundle.folder, { recursive: true });
});

test('a page of the same data is rendered once, and an error is thrown each time', async () => {
  const bundle = writeHostileBundle(`
    let rendered = 0;
    exports.renderDocument = async ({ data }) => {
      if (data === 'bad') throw new Error('no ' + (rendered += 1));
      return { html: String((rendered += 1)), styleHashes: [], stylesheets: [] };
    };`);
  const press = join(bundle.folder, 'exposes.cjs');
  writeFileSync(press, 'exports.PressList = { default: () => null, load: ({ id }) => id };');
  const remotes = { ...bundle.files.remotes, 'mfe-press': press };
  const { page } = createRequestHandlers({ ...bundle.files, remotes });
  const module = 'mfe-press/PressList';
  const render = (id: string) =>
    page({ modules: [module], load: { module, params: { id } } } as unknown as PageRequest);
  expect(await render('one')).toMatchObject({ kind: 'page', html: '1' });
  expect(await render('two')).toMatchObject({ html: '2' });
  expect(await render('one')).toMatchObject({ html: '1' });
  await expect(render('bad')).rejects.toThrow('no 3');
  await expect(render('bad')).rejects.toThrow('no 4');
  rmSync(bundle.folder, { recursive: true });
});
