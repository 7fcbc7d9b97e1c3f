import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf, readPublicOrigin, type FrontendName, type SiteFolder } from '@site/release';
import { releaseFrontends, rollBackFrontends } from '@site/release/publish';
import { readArchive, readKeptBuilds, writeBuild, type KeptBuild } from './kept-builds';

/** A row of the table: this build takes the place of today's, and all other frontends are today's. */
export interface Row {
  readonly frontend: FrontendName;
  readonly build: KeptBuild;
}

export const rows: readonly Row[] = Object.entries(readKeptBuilds()).flatMap(([frontend, builds]) =>
  builds.map((build) => ({ frontend: frontend as FrontendName, build })),
);

export interface Outcome {
  /** Undefined: it is live, and every page that it changes has been rendered. */
  readonly refusal: string | undefined;
  /** Whether any statement of its code ran on the server. */
  readonly hasRun: boolean;
}

/**
 * Releases a kept build into a site of today's builds, and rolls back when `work` ends.
 * @param site whose live release is today's
 */
export async function withKeptBuild(
  site: SiteFolder,
  row: Row,
  work: (outcome: Outcome) => Promise<void> | void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kept-build-'));
  try {
    const outcome = await release(site, row, folder);
    try {
      await work(outcome);
    } finally {
      if (outcome.refusal === undefined) await rollBackFrontends(site, [row.frontend]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function release(site: SiteFolder, { frontend, build }: Row, folder: string) {
  const dist = join(folder, 'dist');
  const mark = join(folder, 'has-run');
  writeBuild(readArchive(frontend).get(build.version) ?? {}, dist);
  markRuns(join(dist, 'node', frontend === 'shell' ? 'shell.cjs' : 'exposes.cjs'), mark);
  // Published before, it has no mark, and published files are never overwritten.
  for (const published of [site.serverFolder, site.publicFolder])
    rmSync(published(frontend, build.version), { recursive: true, force: true });
  const refusal = await releaseFrontends(site, [frontend], readPublicOrigin(site.current), {
    buildFolder: () => dist,
  }).then(
    () => undefined,
    (error: unknown) => messageOf(error).replaceAll(dist, 'dist'),
  );
  return { refusal, hasRun: existsSync(mark) };
}

/** Its first statement leaves a file. */
function markRuns(bundle: string, mark: string) {
  const statement = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');`;
  writeFileSync(bundle, statement + readFileSync(bundle, 'utf8'));
}
