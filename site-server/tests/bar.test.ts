/** The bar for teams: which browsers get it, and which release they are shown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicManifest } from '@site/contract';
import { partsFactsUrl, type PartsFacts } from '@site/contract/parts-facts';
import { ensureLinkKey, signLink, type SiteFolder } from '@site/release';
import { sendRequest } from '@site/testing/send-request';
import { copySmallSite } from '../testing/copy-small-site';
import { startSiteServer, stopSiteServerHost } from '../testing/start-site-server';

let site: SiteFolder;
let origin: string;
let operator: string;
let expired: string;
const path = '/FloorPlan/84A';

beforeAll(async () => {
  site = await copySmallSite();
  ({ origin } = await startSiteServer({
    ...{ SITE_DIR: site.root, PRESS_SERVICE: '127.0.0.1:9', FORM_SERVICE: '127.0.0.1:9' },
  }));
  const key = ensureLinkKey(site);
  const cookie = (expiresAtS: number) =>
    `site.operator=${signLink(key, { purpose: 'operator', subject: 'operator', expiresAtS })}`;
  operator = cookie(Math.floor(Date.now() / 1000) + 600);
  expired = cookie(Math.floor(Date.now() / 1000) - 1);
});
afterAll(stopSiteServerHost);

const get = (target: string, ...cookies: readonly string[]) =>
  sendRequest(origin, { path: target, headers: { Cookie: cookies.join('; ') } });
const json = async <Value>(target: string, ...cookies: readonly string[]) =>
  JSON.parse((await get(target, ...cookies)).text) as Value;
const released = () => readFileSync(join(site.current, 'pages', `${path}.html`), 'utf8');
const isPrivate = { 'cache-control': 'private, no-store' };

test('with an operator’s link a page has the bar, and no cache keeps it', async () => {
  const { text, headers } = await get(path, operator);
  const bar = '<script src="/shell/1/bar.js" integrity="sha384-fake" defer></script>';
  expect(text).toBe(released().replace('</body>', `${bar}</body>`));
  expect(headers).toMatchObject(isPrivate);
  expect(headers['x-accel-expires']).toBeUndefined();
  const missing = await get('/nowhere', operator);
  expect([missing.status, missing.text.includes(bar)]).toEqual([404, true]);
});

test.each([
  ['without a cookie', () => []],
  ['with an expired link', () => [expired]],
  ['with an altered link', () => [`${operator}x`]],
  ['who wants another version without a link', () => ['site.parts=shell@0']],
])('a visitor %s gets the page as it was released', async (_, cookies) => {
  const visitor = await get(path);
  const { text, headers } = await get(path, ...cookies());
  expect(text).toBe(released());
  expect({ ...headers, date: '' }).toEqual({ ...visitor.headers, date: '' });
  expect((await get(partsFactsUrl, ...cookies())).status).toBe(404);
});

test('the facts name the release and every version that is kept', async () => {
  const { release, parts } = await json<PartsFacts>(partsFactsUrl, operator);
  expect(release.id).toBe(1);
  const press = parts.find(({ name }) => name === 'mfe-press');
  expect(press).toMatchObject({ released: '1', shown: '1' });
  expect(press?.versions.map(({ version }) => version)).toEqual(['1', '0']);
});

test('another version of a part is shown to this browser alone', async () => {
  const replaced = [operator, 'site.parts=shell@0|mfe-press@0'];
  const { text, headers } = await get(path, ...replaced);
  expect(text).toContain(`--made-by:"0 ${path}"`);
  expect(text).toContain('/shell/1/bar.js');
  expect(headers).toMatchObject({ ...isPrivate, 'x-shell': '0' });
  const { shell, remotes } = await json<PublicManifest>('/release.json', ...replaced);
  expect([shell.version, remotes['mfe-press'].version]).toEqual(['0', '0']);
  expect((await json<PublicManifest>('/release.json')).shell.version).toBe('1');
  expect((await get(path)).text).toBe(released());
});

test.each([
  ['mfe-press@9', 'mfe-press 9 is not in'],
  ['mfe-x@1', 'The release has no mfe-x'],
  ['mfe-x@https://localhost:8443', 'The release has no mfe-x'],
])('%s cannot be shown: the page is the release’s, and the facts say why', async (parts, why) => {
  const replaced = [operator, `site.parts=${parts}`];
  expect((await get(path, ...replaced)).text).toContain(`--made-by:"1 ${path}"`);
  expect((await json<PartsFacts>(partsFactsUrl, ...replaced)).problem).toContain(why);
});

test('a development server is named in the release, and allowed in the page', async () => {
  const replaced = [operator, 'site.parts=mfe-press@https://localhost:8443'];
  const { remotes } = await json<PublicManifest>('/release.json', ...replaced);
  expect(remotes['mfe-press'].entry).toEqual({
    src: 'https://localhost:8443/remotes/mfe-press/local/entry.js',
    integrity: '',
  });
  expect(remotes['mfe-content'].version).toBe('1');
  const { headers } = await get(path, ...replaced);
  expect(headers['content-security-policy']).toContain("script-src 'self' https://localhost:8443");
});
