/**
 * `npm run bench -- reproduce`: builds the last commit in folders with different names and depths, languages and time
 * zones, and with several versions of Node. One commit must give one version of every part and the same bytes in every
 * file (docs/decisions/0015); exit code 1 if it does not.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, hashesUnder, type FileHashes } from '@site/release/testing';
import { readBuildManifest, frontendNames } from '@site/tools/reproduce';
import { buildCheckout, installNode, type Checkout } from './checkouts';
import { startFolder, withServers } from './servers/with-servers';

const nodeMajors = [20, 22, 24];

export function reproduce(): Promise<void> {
  return withServers(async (start) => {
    const folder = await startFolder(start, mkdtempSync(join(tmpdir(), 'reproduce-')));
    const builds: Build[] = [];
    for (const checkout of await planCheckouts(folder)) {
      console.log(`  ${checkout.name} …`);
      await buildCheckout(checkout);
      builds.push(readBuild(checkout));
    }
    report(builds);
  });
}

interface NamedCheckout extends Checkout {
  readonly name: string;
}

/** Three folders for this Node, and one for each other version. */
async function planCheckouts(folder: string): Promise<readonly NamedCheckout[]> {
  const [own = ''] = process.versions.node.split('.');
  const here: readonly { path: string; env: Readonly<Record<string, string>> }[] = [
    { path: 'app', env: { TZ: 'UTC', LC_ALL: 'C' } },
    { path: 'one/two/three/four/site', env: { TZ: 'Asia/Seoul', LC_ALL: 'ko_KR.UTF-8' } },
    { path: '레이크 site', env: { NODE_ENV: 'production' } },
  ];
  const checkouts = here.map((one) => ({ ...one, node: process.execPath, major: own }));
  for (const major of nodeMajors.filter((number) => String(number) !== own)) {
    const tools = join(folder, `tools-${major}`);
    mkdirSync(tools);
    const node = await installNode(major, tools);
    if (node) checkouts.push({ path: `by-node-${major}`, env: {}, node, major: String(major) });
    else console.log(`  Node ${major}: not tested, npm could not install it`);
  }
  return checkouts.map(({ path, major, ...rest }) => ({
    ...rest,
    folder: join(folder, path),
    name: `${path}, Node ${major}`,
  }));
}

interface Build {
  readonly name: string;
  readonly versions: readonly string[];
  readonly files: readonly FileHashes[];
}

function readBuild({ name, folder }: NamedCheckout): Build {
  const dists = frontendNames.map((frontend) => join(folder, frontend, 'dist'));
  return {
    name,
    versions: frontendNames.map((frontend, i) => readBuildManifest(frontend, dists[i]).version),
    files: dists.map(hashesUnder),
  };
}

function report(builds: readonly Build[]): void {
  const [first, ...others] = builds;
  if (!first) return;
  console.log(`\n${['', ...frontendNames].map((cell) => cell.padEnd(18)).join('')}`);
  for (const { versions, name } of builds)
    console.log(['', ...versions].map((cell) => cell.padEnd(18)).join('') + name);
  const problems = others.flatMap(({ name, files }) =>
    frontendNames.flatMap((frontend, i) => {
      const [file] = changedFiles(first.files[i] ?? new Map(), files[i] ?? new Map());
      return file === undefined ? [] : [`${frontend}: ${file} differs in ${name}`];
    }),
  );
  for (const problem of problems) console.error(problem);
  console.log(`\n${builds.length} builds, ${problems.length} parts differ from the first build`);
  if (problems.length > 0) process.exitCode = 1;
}
