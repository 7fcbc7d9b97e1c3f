import { rmSync } from 'node:fs';
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
