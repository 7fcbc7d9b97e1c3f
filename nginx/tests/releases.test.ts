import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateEdge, fetchEdgeStatus } from '@site/release/edge';
import { sendRequest } from '../testing/send-request';
import { publishFakes, releaseSmallSite } from '../testing/small-site';
import { startEdge, startSmallSite, type RunningEdge, type SmallSite } from '../testing/start-site';
import { whyNoNginx } from '../testing/start-nginx';

const page = { path: '/Brand/intro' };

interface VisitedPage {
  /** Of the shell that rendered it. */
  readonly version: string;
  readonly policy: string;
  /** Of the shell, as its header says. */
  readonly named: string | undefined;
}

/** Requests a page and compares its policy with its own styles. */
async function visitPage(origin: string): Promise<VisitedPage> {
  const { status, headers, text } = await sendRequest(origin, page);
  const [, css = '', version = ''] =
    /<style>(html\{--made-by:"(\d+) [^<]*)<\/style>/.exec(text) ?? [];
  const policy = headers['content-security-policy'] ?? '';
  expect(status).toBe(200);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return { version, policy, named: headers['x-shell']?.toString() };
}

async function expectWholePage(origin: string): Promise<VisitedPage> {
  const visited = await visitPage(origin);
  expect(visited.named).toBe(visited.version);
  return visited;
}

const styleHashesOf = (policy: string) =>
  /style-src[^;]*/.exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? [];

(whyNoNginx() === undefined ? describe : describe.skip)('releases behind nginx', () => {
  let small: SmallSite;
  let edge: RunningEdge;
  const release = (version: string, previous: number, warnings: string[] = []) =>
    releaseSmallSite(
      small.site,
      version,
      previous,
      updateEdge(edge.status, (line) => void warnings.push(line)),
    );
  beforeAll(async () => {
    small = await startSmallSite();
    edge = await startEdge('nginx', small);
  });
  afterAll(async () => {
    await edge.stop();
    await small.stop();
  });

  test('the status is also read by a socket, even if a killed edge has left its socket behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'status-'));
    const socket = join(folder, 'status.sock');
    writeFileSync(socket, '');
    const here = await startEdge('nginx', small, { STATUS_SOCKET: socket });
    try {
      const [bySocket, byPort] = await Promise.all(
        [`http://unix:${socket}`, here.status].map((status) =>
          fetchEdgeStatus(`${status}/released-pages`),
        ),
      );
      expect(bySocket).toMatchObject({
        kind: 'answer',
        status: 200,
        text: expect.stringMatching(/./),
      });
      expect(bySocket).toEqual(byPort);
    } finally {
      await here.stop();
      rmSync(folder, { recursive: true });
    }
    expect(await fetchEdgeStatus(`http://unix:${socket}/health`)).toMatchObject({ kind: 'absent' });
  });

  test('under load: no request is lost, and every page has the policy of its own styles', async () => {
    const versions = ['2', '3', '4'];
    for (const version of versions) publishFakes(small.site, version);
    let isOver = false;
    let count = 0;
    const seen = new Set<string>();
    const misnamed: string[] = [];
    // Four visitors without pauses: several hundred requests a second during the reloads.
    const visit = async () => {
      while (!isOver) {
        const { version, named } = await visitPage(edge.origin);
        seen.add(version);
        if (named !== version) misnamed.push(`${version} as ${named}`);
        count += 1;
      }
    };
    const visitors = [1, 2, 3, 4].map(visit);
    let id = 1;
    for (const version of versions) {
      id = await release(version, id);
      await pause(300);
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...seen]).toEqual(['1', ...versions]);
    expect(count).toBeGreaterThan(200);
    // Opened before the switch and named after it: at most one page of each visitor and switch.
    expect(misnamed.length).toBeLessThanOrEqual(visitors.length * versions.length);
    expect(misnamed.filter((pair) => !/^(1 as 2|2 as 3|3 as 4)$/.test(pair))).toEqual([]);
  });

  test('the next release drops the hashes of the older one', async () => {
    publishFakes(small.site, '5');
    publishFakes(small.site, '6');
    const fifth = await release('5', 4);
    const before = await expectWholePage(edge.origin);
    await release('6', fifth);
    const after = await expectWholePage(edge.origin);
    // Old page, new page, styled-components' empty element.
    expect([before, after].map(({ policy }) => styleHashesOf(policy).length)).toEqual([3, 3]);
    const [ofFourth, ofFifth] = styleHashesOf(before.policy);
    expect(after.policy).toContain(ofFifth);
    expect(after.policy).not.toContain(ofFourth);
  });

  test('pages that nginx rejects never become live, and the edge keeps running', async () => {
    const file = join(small.site.root, 'nginx/released-pages.conf');
    const good = readFileSync(file, 'utf8');
    writeFileSync(`${file}.part`, '# number 0123456789abcdef\nmap $uri {\n');
    renameSync(`${file}.part`, file);
    let refused = '';
    for (let tries = 0; tries < 50 && refused === ''; tries += 1) {
      await pause(100);
      const answer = await fetchEdgeStatus(`${edge.status}/rejected`);
      if (answer.kind === 'answer' && answer.status === 200) refused = answer.text;
    }
    expect(refused).toMatch(/^0123456789abcdef\n.*emerg/s);
    await expectWholePage(edge.origin);
    writeFileSync(`${file}.part`, good);
    renameSync(`${file}.part`, file);
  });

  test('without an edge the release goes live with a warning', async () => {
    const warnings: string[] = [];
    const step = updateEdge('http://127.0.0.1:9', (line) => void warnings.push(line));
    await step?.(small.site, { previous: 6, next: 6 });
    expect(warnings).toEqual([expect.stringContaining('No edge answers at http://127.0.0.1:9')]);
  });
});
