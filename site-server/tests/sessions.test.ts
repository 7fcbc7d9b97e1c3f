/** A session counts only with a valid signature, checked by the real press service behind both edges. */
import { articlesUrl, defaultSite, encodePath, pathOf, sessionUrl } from '@site/contract';
import { describeEdgesSignedIn } from '../testing/describe-edges';

const list = encodePath(pathOf('press-list'));

describeEdgesSignedIn('%s', (at) => {
  const cacheControl = async (path: string, given: string) => {
    const { status, headers } = await at.get(path, { Cookie: given });
    return [status, headers['cache-control']];
  };

  test('the administrator bypasses the cache', async () => {
    expect(await cacheControl(list, at.cookie)).toEqual([200, 'private, no-store']);
    expect(await cacheControl(articlesUrl(defaultSite.key), at.cookie)).toEqual([
      200,
      'private, no-store',
    ]);
  });

  test.each([
    list,
    `${list}?q=x`,
    articlesUrl(defaultSite.key),
    `${articlesUrl(defaultSite.key)}?q=x`,
    sessionUrl,
  ])('%s with a session is not compressed', async (path) => {
    const sent = { Cookie: at.cookie, 'Accept-Encoding': 'gzip, br' };
    const { status, headers } = await at.get(path, sent);
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  });

  test.each(['none', 'cross-site', 'same-origin'])(
    'a page opened by the administrator from anywhere (%s) has the panel',
    async (site) => {
      const { text } = await at.get(list, { Cookie: at.cookie, 'Sec-Fetch-Site': site });
      expect(text).toContain('"session":{"email":');
    },
  );

  test('a cookie with one changed letter, or a made-up one, changes no page and does not bypass the cache', async () => {
    const changed = at.cookie.replace(
      /\.(.)/,
      (_, letter: string) => `.${letter === 'A' ? 'B' : 'A'}`,
    );
    const forged = at.cookie.replace(
      /%3A(.)/,
      (_, letter: string) => `%3A${letter === 'a' ? 'b' : 'a'}`,
    );
    const { text: forVisitors } = await at.get(list);
    const madeUp = ['press.sid=x', '__Host-press.sid=s%3Ax.y', `press.sid=${'x'.repeat(4_000)}`];
    for (const given of [changed, forged, ...madeUp]) {
      expect(given).not.toBe(at.cookie);
      const shown = await at.get(list, { Cookie: given });
      expect([shown.cookies, shown.text]).toEqual([[], forVisitors]);
      expect(await cacheControl(list, given)).toEqual([200, 'no-cache']);
      expect(await cacheControl(articlesUrl(defaultSite.key), given)).toEqual([
        200,
        'public, max-age=0, s-maxage=1, stale-if-error=604800',
      ]);
    }
  });
});
