/**
 * `npm run versions`: releases every kept build into a site of today's builds and prints what became of it.
 * `npm run versions -- keep`: adds today's builds to the kept ones.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontendFolder, frontendNames, readBuildManifest, siteFolder } from '@site/release';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { runCommand } from '@site/tools/run-command';
import { sharedVersions } from '@site/tools/shared-modules';
import { copyReleasedSite } from '../harness/site/released-copy';
import { keepBuild } from './kept-builds';
import { rows, withKeptBuild } from './release-kept-build';

await runCommand(async ([word, ...more]) => {
  if ((word !== undefined && word !== 'keep') || more.length > 0)
    throw new Error('Usage: npm run versions [-- keep]');
  await releaseToMeasure(console.log);
  if (word === 'keep') keepTodaysBuilds();
  else await printTable();
});

function keepTodaysBuilds() {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const versions = {
    commit: commit.trim(),
    react: sharedVersions()['react'] ?? '',
    federation: installedVersion('@module-federation/enhanced'),
  };
  for (const frontend of frontendNames) {
    const { version, hostRange, hostVersion } = readBuildManifest(frontend);
    const host = hostRange ?? hostVersion ?? '';
    const dist = join(frontendFolder(frontend), 'dist');
    const isNew = keepBuild(frontend, dist, { version, host, ...versions });
    console.log(`${frontend} ${version} ${isNew ? 'is kept' : 'was kept already'}`);
  }
}

function installedVersion(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function printTable() {
  const root = mkdtempSync(join(tmpdir(), 'versions-'));
  copyReleasedSite(root);
  try {
    console.log('| frontend | version | commit | host | React | federation | outcome |');
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    for (const row of rows)
      await withKeptBuild(siteFolder(root), row, ({ refusal, hasRun }) => {
        const { version, commit, host, react, federation } = row.build;
        const when = hasRun ? 'after its code ran' : 'before its code ran';
        const outcome = refusal === undefined ? 'renders' : `refused ${when}: ${refusal}`;
        const cells = [row.frontend, version, commit, host, react, federation, outcome];
        console.log(`| ${cells.join(' | ').replaceAll('\n', ' ')} |`);
      });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
