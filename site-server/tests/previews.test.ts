/** Previews: what a browser gets after it has opened a link, and that nobody else gets any of it. */
import { rmSync } from 'node:fs';
import {
  articlesUrl,
  articleUrl,
  defaultSite,
  encodePath,
  pathOf,
  reportsUrl,
  sessionUrl,
  testRegistrationHeader,
  viewsUrl,
} from '@site/contract';
import { removePreview, siteFolder } from '@site/release';
import { forAllTests } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import { sendRequest, type TestRequest, type TestResponse } from '@site/testing/send-request';
import { edgeCases } from '../testing/edge-cases';
import { previewEnded } from '../src/content/link-texts';
import { copySmallSite } from '../testing/copy-small-site';
import { startCountingPress } from '../testing/counting-press';
import { describeEdges } from '../testing/describe-edges';
import { previewPress, type OpenedPreview } from '../testing/preview-press';
import { startSiteServer, stopSiteServerHost } from '../testing/start-site-server';

const press = encodePath(pathOf('press-list'));
/** Reports of violations belong to no release, and nginx refuses what is not a request. */
const reads = edgeCases.filter(
  ({ method, headers, path, status }) =>
    !method && !headers && path !== reportsUrl && status !== 400,
);

/** Headers that outlive a preview: of caches, dictionaries, and pages that are fetched in advance. */
const lasting = ['x-accel-expires', 'use-as-dictionary', 'link', 'speculation-rules'];

function expectNeverKept({ status, headers }: TestResponse, path = '') {
  expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
  const isFile = status === 200 && headers['cache-control'] !== 'private, no-store';
  if (isFile) expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  for (const name of lasting) expect([name, headers[name]]).toEqual([name, undefined]);
}

describeEdges('previews behind %s', (at) => {
  let opened: OpenedPreview;
  beforeAll(async () => {
    opened = await previewPress(at.small.site, at.origin);
  });
  const preview = (path: string, headers: Record<string, string> = {}) =>
    at.get(path, { Cookie: opened.cookie, ...headers });
  /** The one thing that a preview's pages have besides. */
  const bar = /<script src="[^"]*\/bar\.[^>]*><\/script>/;
  /** What must stay the same for visitors. */
  const shown = ({ status, headers, text }: TestResponse) => {
    return { status, text, headers: { ...headers, date: undefined } };
  };

  test('pages, files and errors are those of the live site, and nobody keeps them', async () => {
    for (const { path } of representativeRows(reads, 40)) {
      const [live, previewed] = [await at.get(path), await preview(path)];
      expectNeverKept(previewed, path);
      const ofBoth = ({ status, headers }: TestResponse) => [
        ...[path, status, headers['content-type'], headers['content-security-policy']],
        headers['location'],
      ];
      expect(ofBoth(previewed)).toEqual(ofBoth(live));
      if (!path.startsWith(press) && path !== '/release.json')
        expect(previewed.text.replace(bar, '')).toBe(live.text);
      expect(live.headers['x-robots-tag']).toBeUndefined();
    }
  });

  test('press pages are rendered with its build, and visitors get theirs before and after', async () => {
    const before = [shown(await at.get(press)), shown(await at.get('/'))];
    const page = await preview(press);
    expectNeverKept(page);
    expect([page.status, page.text.includes('"previewed":1')]).toEqual([200, true]);
    expect(page.headers['x-remotes']).toContain(opened.version);
    expect((await preview('/')).headers['x-remotes']).toContain(opened.version);
    expect((await preview('/release.json')).text).toContain(opened.version);
    expect([shown(await at.get(press)), shown(await at.get('/'))]).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(`previewed|${opened.version}`);
  });

  test('files of its build have no public address', async () => {
    const file = `/remotes/mfe-press/${opened.version}/entry.js`;
    expect((await preview(file)).status).toBe(200);
    const folder = `/previews/${opened.id}`;
    for (const path of [file, folder + file, `${folder}/preview.json`, '/link-key'])
      expect((await at.get(path)).status).toBe(404);
  });

  test('a copy that the browser has of the same page, when it was live, is not confirmed', async () => {
    const { etag = '' } = (await at.get('/')).headers;
    expect((await at.get('/', { 'If-None-Match': etag })).status).toBe(304);
    expect((await preview('/', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('after it was removed, one page reports it, and the next one is live', async () => {
    const ended = await previewPress(at.small.site, at.origin);
    removePreview(at.small.site, ended.id);
    const answer = await at.get('/', { Cookie: ended.cookie });
    expect([answer.status, answer.text]).toEqual([410, `${previewEnded}\n`]);
    expect(answer.cookies[0]).toMatch(/^site\.preview=; .*1970/);
    expectNeverKept(answer);
  });

  // The last one: there is no site server after it.
  if (at.kind === 'nginx')
    test('in an outage visitors get copies, a preview none of them', async () => {
      const { text } = await at.get('/');
      await at.edge.siteServer.stop();
      expect(await at.get('/')).toMatchObject({ status: 200, text });
      expect((await preview('/')).status).toBe(503);
    });
});

describe('what a preview sends to the services', () => {
  const services = forAllTests(startCountingPress);
  let root: string;
  let origin: string;
  let cookie: string;
  beforeAll(async () => {
    ({ root } = await copySmallSite());
    const { address } = services;
    const env = { SITE_DIR: root, PRESS_SERVICE: address, FORM_SERVICE: address };
    ({ origin } = await startSiteServer(env));
    ({ cookie } = await previewPress(siteFolder(root), origin));
  });
  afterAll(async () => {
    await stopSiteServerHost();
    rmSync(root, { recursive: true });
  });
  beforeEach(() => void services.seen.splice(0));
  const send = (request: TestRequest) =>
    sendRequest(origin, { ...request, headers: { Cookie: cookie, ...request.headers } });
  const id = 'a'.repeat(24);

  test.each([
    ['a preview marks its registrations as tests', {}, 'preview'],
    ['visitors cannot', { Cookie: '', [testRegistrationHeader]: 'preview' }, undefined],
  ])('%s', async (_, headers, mark) => {
    await send({ method: 'POST', path: '/forms/visit', headers, body: '{}' });
    expect(services.seen.map((one) => one.headers[testRegistrationHeader])).toEqual([mark]);
  });

  test('no view is counted, with and without script', async () => {
    const path = viewsUrl(defaultSite.key, id);
    expectNeverKept(await send({ method: 'POST', path }));
    expect((await send({ path })).status).toBe(204);
    expect(services.seen.map(({ line }) => line)).toEqual([
      `GET ${articleUrl(defaultSite.key, id)}`,
    ]);
  });

  test.each([
    ['POST', articlesUrl(defaultSite.key)],
    ['DELETE', articleUrl(defaultSite.key, id)],
    ['POST', press],
  ])('no article is written: %s %s', async (method, path) => {
    expect((await send({ method, path })).status).toBe(403);
    expect(services.seen).toEqual([]);
  });

  test('the administrator can sign in', async () => {
    expect((await send({ method: 'POST', path: sessionUrl, body: '{}' })).status).toBe(200);
  });
});
