import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { representativeRows } from '@site/testing/matrix';
import { sendRequest } from '@site/testing/send-request';
import { publishFakes, releaseSmallSite } from '../testing/small-site';
import { describeEdges } from '../testing/describe-edges';

/** Requests a page and compares its policy and its headers with its own styles. @returns the version of its shell */
async function visitPage(origin: string): Promise<string> {
  const { status, headers, text } = await sendRequest(origin, { path: '/Brand/intro' });
  const [, css = '', version = ''] =
    /<style>(html\{--made-by:"(\d+) [^<]*)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = headers['content-security-policy'] ?? '';
  expect([status, policy.includes(`'sha256-${hash}'`), headers['x-shell']]).toEqual([
    200,
    true,
    version,
  ]);
  // Its own and styled-components' empty element.
  expect(/style-src[^;]*/.exec(policy)?.[0].match(/'sha256-/g)).toHaveLength(2);
  return version;
}

describeEdges('releases behind %s', (at) => {
  test('under load: no request is lost, and every page has the policy and the headers of its own release', async () => {
    const versions = representativeRows(['2', '3', '4'], 1);
    for (const version of versions) publishFakes(at.small.site, version);
    let isOver = false;
    let count = 0;
    const seen = new Set<string>();
    const visit = async () => {
      for (; !isOver; count += 1) seen.add(await visitPage(at.origin));
    };
    const visitors = [1, 2, 3, 4].map(visit);
    for (const version of versions) {
      await releaseSmallSite(at.small.site, version);
      await pause(2_100);
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...seen]).toEqual(['1', ...versions]);
    expect(count).toBeGreaterThan(200);
  });
});
