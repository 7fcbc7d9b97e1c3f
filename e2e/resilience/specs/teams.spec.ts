// Two teams with a repository each, made by the command, ship in turn to a site under load.
import path from 'node:path';
import type { RemoteName } from '@site/contract';
import { changedFiles, hashesUnder } from '@site/release/testing';
import { createHttpClient, type SendRequest } from '../compose/http-client';
import { underLoad } from '../compose/load';
import { frontendVersions } from '../release/frontend-versions';
import { withOwnSite, type OwnSite } from '../release/own-site';
import { startRegistry } from '../teams/registry';
import { canHideCheckout, makeTeamRepository, type TeamRepository } from '../teams/team-repository';
import { expect, test } from '../test';

const teams = ['mfe-press', 'mfe-floorplan'] as const;
const ships = 20;
/** After every fourth the team goes back once. */
const undoEvery = 4;

test(
  'two teams ship in turn 20 times and undo 5 times under load, without this repository [OPS-3]',
  { tag: '@teams' },
  async ({ browser }) => {
    test.setTimeout(60 * 60_000);
    test.skip(!(await canHideCheckout()), 'this system does not let a command hide the checkout');
    const registry = await startRegistry();
    const repositories = new Map<RemoteName, TeamRepository>();
    try {
      for (const name of teams) {
        const repository = await makeTeamRepository(name, registry.env);
        repositories.set(name, repository);
        await repository.npm(['ci']);
      }
      await withOwnSite(browser, async (site) => {
        const seen = new Map<string, Set<string>>();
        const send = createHttpClient(site.origin);
        const { load } = await underLoad(
          8,
          (count) => visit(send, count, seen),
          async () => {
            for (let count = 1; count <= ships; count += 1) {
              const name = teams[count % 2] ?? 'mfe-press';
              const repository = repositories.get(name);
              const { file, first } = frontendVersions[name];
              const wording = (at: number) => (at > 0 ? `${first} ${at}.` : first);
              repository?.change(file, wording(count - 2), wording(count));
              const env = {
                RELEASE_ORIGIN: site.releaseOrigin,
                RELEASE_SECRET_FILE: path.join(site.dataDir, 'release-secrets', name),
              };
              await expectOthersUnchanged(site, name, async () => {
                if (count === 1)
                  expect(await repository?.npm(['run', 'preview'], env)).toMatch(/preview\?link=/);
                expect(await repository?.npm(['run', 'ship'], env)).toMatch(/release \d+ is live/);
                if (count % undoEvery === 0)
                  expect(await repository?.npm(['run', 'undo'], env)).toMatch(/ again$/m);
              });
            }
          },
        );
        console.log(
          `${ships} ships and ${ships / undoEvery} undos: ${load.requests} requests, ${load.lost.length} failed, ` +
            `slowest ${load.slowestMs} ms; ${seen.size} releases were seen`,
        );
        // A release has one set of versions and of texts, on whatever page.
        for (const [key, values] of seen)
          expect([key, [...values]]).toEqual([key, [expect.any(String)]]);
        expect(seen.size).toBeGreaterThan(ships);
        expect(load.lost).toEqual([]);
      });
    } finally {
      for (const repository of repositories.values()) repository.remove();
      await registry.stop();
    }
  },
);

/** Records, by release and remote, the version that a page names and the wording of its HTML. @throws Error for any other status */
async function visit(
  send: SendRequest,
  count: number,
  seen: Map<string, Set<string>>,
): Promise<void> {
  const name = teams[count % 2] ?? 'mfe-press';
  const { url, first } = frontendVersions[name];
  const { status, text } = await send(url);
  if (status !== 200) throw new Error(`${url} is ${status}`);
  const block = /<script type="application\/json" id="release">(.*?)<\/script>/.exec(text)?.[1];
  const { id, remotes } = JSON.parse(block ?? '') as {
    readonly id: number;
    readonly remotes: Readonly<Record<RemoteName, { version: string; entry: { src: string } }>>;
  };
  const { version, entry } = remotes[name];
  const wording = new RegExp(`${first.replace('.', '\\.')}(?: \\d+\\.)?`).exec(text)?.[0];
  const key = `${id} ${name}`;
  const values = seen.get(key) ?? new Set();
  seen.set(key, values.add(`${version} ${wording}`));
  const script = await send(entry.src);
  if (script.status !== 200) throw new Error(`${entry.src} is ${script.status}`);
}

/** Files of the shell and of the other remotes stay as they are, byte by byte. */
async function expectOthersUnchanged(site: OwnSite, name: RemoteName, work: () => Promise<void>) {
  const others = () =>
    new Map(
      ['shell', 'remotes', 'server'].flatMap((folder) =>
        [...hashesUnder(path.join(site.siteDir, folder))].flatMap(([file, hash]) =>
          file.startsWith(`${name}/`) ? [] : [[`${folder}/${file}`, hash] as const],
        ),
      ),
    );
  const before = others();
  await work();
  expect(changedFiles(before, others())).toEqual([]);
}
