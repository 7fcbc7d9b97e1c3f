/**
 * `npm run pack -- <folder>`: writes the packages that repositories of teams install, and prints the file of each, for
 * `npm publish`. A version that the registry (npm's setting `@site:registry`) has must have the same content.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from '../run-command';
import { siteRegistry } from './site-registry';
import { stagePackage } from './stage-package';
import { stageTools } from './stage-tools';

await runCommand(async ([given, ...more]) => {
  if (!given || more.length > 0) throw new Error('Usage: npm run pack -- <folder>');
  // Absolute: npm would look for a relative path with one folder on GitHub.
  const folder = resolve(given);
  mkdirSync(folder, { recursive: true });
  const registry = siteRegistry();
  const report = (line: string) => console.log(line);
  const staging = mkdtempSync(join(tmpdir(), 'pack-'));
  const add = (staged: string) => {
    const packed = pack(staged, folder);
    if (registry !== undefined) requireSame(packed);
    report(packed.file);
  };
  try {
    for (const name of ['contract', 'host', 'design']) add(await stagePackage(name, staging));
    add(await stageTools(staging));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
});

function pack(staged: string, folder: string) {
  const output = npm('pack', staged, '--pack-destination', folder, '--json');
  const [packed] = JSON.parse(output) as { readonly id: string; readonly filename: string }[];
  if (!packed) throw new Error(`npm packed nothing of ${staged}`);
  return { id: packed.id, file: join(folder, packed.filename) };
}

/** @throws Error when the registry does not answer, or has other content under this version */
function requireSame({ id, file }: ReturnType<typeof pack>): void {
  const published = publishedIntegrity(id);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (published === undefined || published === integrity) return;
  rmSync(file);
  throw new Error(`The registry has ${id} with other content: raise its version in package.json`);
}

/** @returns undefined when the registry does not have it */
function publishedIntegrity(id: string): string | undefined {
  try {
    const output = npm('view', id, 'dist.integrity', '--json');
    // Nothing: it has other versions.
    return output === '' ? undefined : (JSON.parse(output) as string);
  } catch (error) {
    const { stdout } = error as { readonly stdout?: string };
    // What `npm --json` prints when it fails.
    const { error: failure } = JSON.parse(stdout || '{}') as {
      readonly error?: { readonly code?: string; readonly summary?: string };
    };
    const { code, summary } = failure ?? {};
    if (code === 'E404') return undefined;
    throw new Error(`The registry does not say what it has of ${id}: ${summary ?? code}`, {
      cause: error,
    });
  }
}

function npm(...args: readonly string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
