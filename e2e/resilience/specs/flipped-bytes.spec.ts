// Every released script is damaged and requested: the shell's and the entries in both encodings, chunks in turn.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultSite,
  encodePath,
  exposesByRemote,
  pathOf,
  registrationPopup,
  remoteNames,
  routes,
  type ModuleId,
  type RemoteName,
} from '@site/contract';
import { modulesOfRoute } from '@site/release';
import { fetchPublicManifest } from '../../harness/site/public-manifest';
import { expectRefusal, type Refusal, type Trigger } from '../browser/expect-refusal';
import type { NetworkFault } from '../site/network-faults';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, test } from '../test';

const faults: readonly [NetworkFault, NetworkFault] = [
  'answers with one flipped byte',
  'answers with one flipped compressed byte',
];

/** What no visitor's browser requests: the operators' bar, and a page without an island to which no link leads. */
const neverRequested = /\/bar\.|_expose_FormResult\./;

test.describe.configure({ mode: 'parallel', timeout: 15 * 60_000 });

test(
  'one flipped byte in any script of the shell: refused, the page complete, no error',
  { tag: '@releases' },
  async ({ site }) => {
    const { shell } = await fetchPublicManifest(site.origin);
    const files = scriptsIn(site, `/shell/${shell.version}/`);
    const refusals = files.flatMap((file) =>
      faults.map((fault) => ({ fault, damaged: [file], trigger: triggerOf(file) })),
    );
    await expectRefusals(site, files, refusals);
  },
);

for (const remote of remoteNames)
  test(
    `one flipped byte in any script of ${remote}: refused, the page complete, no error`,
    { tag: '@releases' },
    async ({ site }) => {
      const { entry } = (await fetchPublicManifest(site.origin)).remotes[remote];
      const files = scriptsIn(site, entry.src.slice(0, entry.src.lastIndexOf('/') + 1));
      const chunks = files.filter((file) => file !== entry.src);
      const visits = await visitsOf(remote, site, chunks);
      const trigger = { path: pathOf('privacy'), then: 'opens the popup' } as const;
      await expectRefusals(site, files, [
        ...faults.map((fault) => ({
          fault,
          damaged: [entry.src],
          trigger: visits[0]?.trigger ?? { path: '' },
        })),
        ...visits.map((visit, index) => ({ fault: faults[index % 2 ? 1 : 0], ...visit })),
        ...(registrationPopup.startsWith(remote)
          ? faults.map((fault) => ({ fault, damaged: chunks, trigger }))
          : []),
        ...(remote === 'mfe-press' ? [panelRefusal(chunks)] : []),
      ]);
    },
  );

/** Chunks that only the administrator's browser requests. */
function panelRefusal(chunks: readonly string[]): Refusal {
  return {
    fault: faults[0],
    damaged: chunks.filter((file) => file.includes('admin-panel')),
    trigger: { path: pathOf('press-admin', { site: defaultSite.key }), then: 'signs in' },
  };
}

async function expectRefusals(
  site: ResilienceSite,
  files: readonly string[],
  refusals: readonly Refusal[],
) {
  const refused = new Set<string>();
  for (const refusal of refusals)
    for (const file of await expectRefusal(site, refusal)) refused.add(file);
  const untested = files.filter((file) => !refused.has(file));
  expect(untested, 'scripts that no page requested').toEqual([]);
}

function triggerOf(file: string): Trigger {
  const path = pathOf('privacy');
  if (file.includes('/share.')) return { path: pathOf('brand-intro'), then: 'shares' };
  return file.includes('/heads.')
    ? { path, then: 'follows a link', to: pathOf('business-guide') }
    : { path };
}

/**
 * @returns visits that together request every chunk of a remote. A part with an island is hydrated where it is; one without stays
 * HTML until a link leads to its page.
 */
async function visitsOf(remote: RemoteName, site: ResilienceSite, chunks: readonly string[]) {
  const visits = pathsOf(remote, site).map(async (path) => {
    const html = await (await fetch(site.origin + encodePath(path))).text();
    const [, ...parts] = html.split(/data-module="|<\/main>/).slice(0, -1);
    const own = parts.filter((part) => part.startsWith(`${remote}/`));
    const still = own.filter((part) => !part.includes('data-island'));
    const exposes = still.map((part) => `_expose_${part.slice(remote.length + 1).split('"')[0]}.`);
    const trigger: Trigger = { path: pathOf('floor-plan-59A'), then: 'follows a link', to: path };
    return [
      ...(still.length < own.length ? [{ damaged: chunks, trigger: { path } }] : []),
      ...exposes.map((expose) => ({
        damaged: chunks.filter((file) => file.includes(expose)),
        trigger,
      })),
    ].filter(({ damaged }) => damaged.length > 0);
  });
  return (await Promise.all(visits)).flat();
}

function scriptsIn({ siteFolder }: ResilienceSite, folder: string): string[] {
  return readdirSync(join(siteFolder, folder), { encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !neverRequested.test(`/${file}`))
    .map((file) => folder + file);
}

/** @returns pages that together contain every module of a remote */
function pathsOf(remote: RemoteName, { articles }: ResilienceSite): string[] {
  const modules = exposesByRemote[remote].map(
    (expose) => `${remote}/${expose.slice(2)}` as ModuleId,
  );
  const paths = modules.flatMap((id) => {
    const route = routes.find((one) => modulesOfRoute(one).includes(id));
    return route
      ? [pathOf(route.id, { site: defaultSite.key, id: articles.at(-1)?.id ?? '' })]
      : [];
  });
  return [...new Set(paths)];
}
