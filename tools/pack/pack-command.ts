/**
 * `npm run pack -- <folder> [--registry <url>]`: writes the packages that repositories of teams install, as npm takes them:
 * `npm publish <folder>/site-contract-1.0.0.tgz`. A version that the registry has must have the same content.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../run-command';
import { stagePackage } from './stage-package';
import { stageTools } from './stage-tools';

await runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { registry: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0)
    throw new Error('Usage: npm run pack -- <folder> [--registry <url>]');
  mkdirSync(folder, { recursive: true });
  const report = (line: string) => console.log(line);
  const staging = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    for (const name of ['contract', 'host', 'design'])
      report(pack(await stagePackage(name, staging), folder, values.registry));
    report(pack(await stageTools(staging), folder, values.registry));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
});

/** @returns the file @throws Error when the registry has this version with other content */
function pack(staged: string, folder: string, registry: string | undefined): string {
  const npm = (...args: readonly string[]) =>
    execFileSync('npm', [...args, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const [packed] = JSON.parse(
    npm('pack', staged, '--pack-destination', resolve(folder)),
  ) as Packed[];
  if (!packed) throw new Error(`npm packed nothing of ${staged}`);
  const file = join(folder, packed.filename);
  if (registry !== undefined) requireSame(packed, file, registry);
  return file;
}

interface Packed {
  readonly id: string;
  readonly filename: string;
}

function requireSame({ id }: Packed, file: string, registry: string): void {
  let published: string;
  try {
    const args = ['view', id, 'dist.integrity', '--registry', registry];
    published = execFileSync('npm', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // Not published yet.
    return;
  }
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (published.trim() !== '' && published.trim() !== integrity) {
    rmSync(file);
    throw new Error(`${registry} has ${id} with other content: raise its version in package.json`);
  }
}
