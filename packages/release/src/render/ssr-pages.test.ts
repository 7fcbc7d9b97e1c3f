import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesByRemote } from '@site/contract';
import { siteTable } from '@site/contract/site-table';
import { forAllTests } from '@site/testing/fixtures';
import { uncheckedSsrRoutes } from './check-ssr-pages';
import { readLiveRelease } from '../store/live-release';
import { fakeBuild } from '../testing/fake-builds';
import { createFakeSite } from '../testing/fake-site';

const limits = { openMs: 10_000, stallMs: 1500, answerMs: 3000, heapMb: 128 };

/** Its pages show what their modules render from the data. */
const shell = `
exports.sharedModules = {};
exports.renderSitemap = exports.renderRobots = () => '';
exports.renderDocument = async ({ path, modules, data }) => ({
  html: path + Object.values(modules).map((module) => module.default({ data })),
  styleHashes: [],
  stylesheets: [],
});
`;

/** @param list and article are bodies of components that see \`data\` */
const press = (list: string, article = '', top = '', missing = 'return null;') => `
${top}
const fetchJson = async (url, signal) => {
  const response = await fetch(url, { signal });
  return response.status === 404 ? 'missing' : response.json();
};
exports.PressList = {
  load: (params, { apiOrigin, site, query, signal }) => fetchJson(apiOrigin + '/api/press/' + encodeURIComponent(site.key) + '/articles', signal),
  default: ({ data }) => { ${list} },
};
exports.PressArticle = {
  load: async ({ id }, { apiOrigin, site, signal }) => {
    const data = await fetchJson(apiOrigin + '/api/press/' + encodeURIComponent(site.key) + '/articles/' + id, signal);
    if (data === 'missing') { ${missing} }
    return data;
  },
  default: ({ data }) => { ${article} },
};
`;

const fake = forAllTests(createFakeSite);
beforeAll(async () => {
  fakeBuild(fake.builds, 'shell', { text: 'shell', node: shell });
  fakeBuild(fake.builds, 'mfe-press', { text: 'one', node: press('') });
  await fake.shipAll({ limits });
});

test('every SSR route has a sample', () => {
  expect(uncheckedSsrRoutes(siteTable)).toEqual([]);
});

const list = /^\/\S+\/press \(a list\) cannot be rendered: /;
const refused: [string, string, RegExp][] = [
  ['a list that throws', press('throw new Error("no rows");'), /press \(a list\) .*: no rows/],
  [
    'an empty list that throws',
    press('if (data.articles.length === 0) throw new Error("none");'),
    /press \(an empty list\) cannot be rendered: none/,
  ],
  [
    'an article that throws',
    press('', 'throw new Error("no text");'),
    /\(an article\) cannot be rendered: no text/,
  ],
  [
    'a missing article that throws',
    press('', '', '', 'throw new Error("gone");'),
    /\(a missing article\) cannot be rendered: gone/,
  ],
  ['a list that loops', press('for (;;);'), list],
  ['a list that ends the process', press('process.exit(0);'), list],
  [
    'a list that fills the memory',
    press('const all = []; for (;;) all.push({ more: [1, 2, 3] });'),
    // Whichever limit it meets first.
    /needed more than 128 MB of memory|without a pause/,
  ],
  [
    'a bundle that loops while it is evaluated',
    press('', '', 'for (;;);'),
    /^This release does not have .*\n- mfe-press \S+: it does not load \(ran for 1500 ms/,
  ],
];

it.each(refused)(
  'refuses %s, names the remote and leaves the live release',
  async (_, node, message) => {
    const before = fake.served();
    const released = fake.ship('mfe-press', { text: 'two', node }, { limits });
    await expect(released).rejects.toThrow(message);
    await expect(released).rejects.toThrow(/mfe-press 1\.0\.0-/);
    expect(fake.served()).toEqual(before);
    expect(existsSync(fake.site.staging)).toBe(false);
    expect(readdirSync(fake.site.releases)).toEqual(['1']);
  },
);

it('refuses a static page that loops', async () => {
  const node = exposesByRemote['mfe-content']
    .map((expose) => expose.slice(2))
    .map(
      (name) =>
        `exports.${name} = { default: () => { ${name === 'BrandIntro' ? 'for (;;);' : ''} } };`,
    )
    .join('\n');
  const looping = { text: 'two', node };
  const released = fake.ship('mfe-content', looping, { limits });
  await expect(released).rejects.toThrow(/\/Brand\/intro cannot be rendered: ran for 1500 ms/);
});

it('does not check SSR pages when none of their remotes changes', async () => {
  const { versions } = readLiveRelease(fake.site)!;
  const file = join(fake.site.serverFolder('mfe-press', versions['mfe-press']!), 'exposes.cjs');
  // As if it had been released before this check existed: it must not block the other teams.
  writeFileSync(file, press('throw new Error("no rows");'));
  const { manifest } = await fake.ship('mfe-floorplan', { text: 'two' }, { limits });
  expect(manifest.id).toBe(2);
});
