/** Signed links: what they set in a browser, and in which requests they must not. */
import { ensureLinkKey, signLink } from '@site/release';
import { sendRequest } from '@site/testing/send-request';
import { linkNotValid } from '../src/content/link-texts';
import { copySmallSite } from '../testing/copy-small-site';
import { startSiteServer, stopSiteServerHost } from '../testing/start-site-server';

let origin: string;
let token: string;
const expiresAtS = Math.floor(Date.now() / 1000) + 600;
beforeAll(async () => {
  const site = await copySmallSite();
  ({ origin } = await startSiteServer({
    ...{ SITE_DIR: site.root, PRESS_SERVICE: '127.0.0.1:9', FORM_SERVICE: '127.0.0.1:9' },
    TRUSTED_PROXIES: '127.0.0.1',
  }));
  const key = ensureLinkKey(site);
  token = signLink(key, { purpose: 'operator', subject: 'operator', expiresAtS });
});
afterAll(stopSiteServerHost);

const open = (query: string, headers: Record<string, string> = {}) =>
  sendRequest(origin, { path: `/.site/operator?${query}`, headers });

test('a link sets a cookie that ends with it, and leads to home', async () => {
  const { status, headers, cookies } = await open(`link=${token}`);
  expect([status, headers['location']]).toEqual([303, '/']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const expires = new Date(expiresAtS * 1000).toUTCString();
  expect(cookies).toEqual([
    `site.operator=${token}; Path=/; Expires=${expires}; HttpOnly; SameSite=Lax`,
  ]);
});

test('over https no other host can set the cookie', async () => {
  const { cookies } = await open(`link=${token}`, { 'X-Forwarded-Proto': 'https' });
  expect(cookies[0]).toMatch(/^__Host-site\.operator=.*; HttpOnly; Secure; SameSite=Lax$/);
});

test.each([
  ['/FloorPlan/84A', '/FloorPlan/84A'],
  ['%2FFloorPlan%2F84A', '/FloorPlan/84A'],
  ['//elsewhere.example', '/'],
  ['%2F%2Felsewhere.example', '/'],
  ['/%5Celsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  ['%ff', '/'],
])('to=%s leads to %s', async (to, location) => {
  expect((await open(`link=${token}&to=${to}`)).headers['location']).toBe(location);
});

test.each([
  ['of another purpose', '/.site/preview', {}],
  ['fetched in advance', '/.site/operator', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['of another page’s picture', '/.site/operator', { 'Sec-Fetch-Dest': 'image' }],
])('a link %s sets nothing', async (_, path, headers: Record<string, string>) => {
  const answer = await sendRequest(origin, { path: `${path}?link=${token}`, headers });
  expect([answer.status, answer.cookies]).toEqual([404, []]);
});

test('a link that is not valid is told so', async () => {
  const { status, text, cookies } = await open(`link=${token}x`);
  expect([status, text, cookies]).toEqual([404, `${linkNotValid}\n`, []]);
});

test('leaving removes the cookie', async () => {
  const { status, cookies } = await sendRequest(origin, { path: '/.site/leave/operator' });
  expect([status, cookies[0]]).toEqual([303, expect.stringMatching(/^site\.operator=; .*1970/)]);
});
