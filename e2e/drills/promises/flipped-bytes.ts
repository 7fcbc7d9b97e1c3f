import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultSite,
  exposesByRemote,
  pathOf,
  registrationPopup,
  releaseUrl,
  remoteNames,
  routes,
  type ModuleId,
  type ReleaseMap,
  type RemoteName,
} from '@site/contract';
import { modulesOfRoute } from '@site/release';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';
import { lookAtRefusal, type AskedBy, type Refusal } from './look-at-refusal';

const forms: readonly [FaultName, FaultName] = ['one byte flipped', 'one compressed byte flipped'];

/** Every script that is out is damaged and asked for: the shell's and the entries in both forms, chunks in turn. */
export const flippedBytes: readonly Drill[] = [
  flipped('the shell', async (site, look) => {
    const { shell } = await readMap(site);
    const files = scriptsIn(site, `/shell/${shell.version}/`);
    for (const file of files)
      for (const fault of forms) await look({ fault, broken: [file], askedBy: wayTo(file, shell) });
    return files;
  }),
  ...remoteNames.map((remote) =>
    flipped(remote, async (site, look) => {
      const { entry } = (await readMap(site)).remotes[remote];
      const files = scriptsIn(site, entry.src.slice(0, entry.src.lastIndexOf('/') + 1));
      const chunks = files.filter((file) => file !== entry.src);
      const paths = pathsOf(remote, site);
      for (const fault of forms)
        await look({ fault, broken: [entry.src], askedBy: { path: paths[0] ?? '' } });
      for (const [index, path] of paths.entries())
        await look({ fault: forms[index % 2 ? 1 : 0], broken: chunks, askedBy: { path } });
      if (registrationPopup.startsWith(remote)) {
        const askedBy = { path: pathOf('privacy'), then: 'opens the popup' } as const;
        for (const fault of forms) await look({ fault, broken: chunks, askedBy });
      }
      return files;
    }),
  ),
];

type Look = (refusal: Refusal) => Promise<void>;

/** @param walk asks for each of the scripts and answers with the list of them */
function flipped(whose: string, walk: (site: DrillSite, look: Look) => Promise<string[]>): Drill {
  return {
    title: `one byte flipped in any script of ${whose}, plain or compressed: refused, the page whole, no error`,
    group: 'releases',
    async run(site) {
      const checks = new Checks();
      const refused = new Set<string>();
      const files = await walk(site, async (refusal) => {
        const { fault, broken, askedBy } = refusal;
        const what = broken.length === 1 ? broken.join() : 'chunks';
        const under = checks.under(`${fault}, ${what} on ${askedBy.path}`);
        for (const file of await lookAtRefusal(site, under, refusal)) refused.add(file);
      });
      checks.none(
        'scripts that nobody asked for',
        files.filter((file) => !refused.has(file)),
      );
      return checks.list();
    },
  };
}

function wayTo(file: string, { foreign }: ReleaseMap['shell']): AskedBy {
  const path = pathOf('privacy');
  if (file === foreign?.src)
    return { path, then: 'loads it by hand', integrity: foreign.integrity };
  return file.includes('/heads.') ? { path, then: 'goes on' } : { path };
}

async function readMap({ origin }: DrillSite): Promise<ReleaseMap> {
  return (await (await fetch(origin + releaseUrl)).json()) as ReleaseMap;
}

function scriptsIn({ siteFolder }: DrillSite, folder: string): string[] {
  return readdirSync(join(siteFolder, folder), { encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => folder + file);
}

/** @returns pages that hold all modules of a remote between them */
function pathsOf(remote: RemoteName, { articles }: DrillSite): string[] {
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
