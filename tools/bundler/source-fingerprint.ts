import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, frontendFolder, type FrontendName } from '@site/release';

/** Sources that affect the build of every frontend. */
const common = [
  'package-lock.json',
  'packages/contract/src',
  'packages/host/src',
  'packages/design/src',
  'packages/design/fonts',
  'tools/bundler',
];

/** An image holds builds only. */
export function hasSources(name: FrontendName): boolean {
  return existsSync(join(frontendFolder(name), 'src'));
}

/** @returns whether dist/ has a complete build of exactly the sources with this fingerprint */
export function isBuiltFrom(name: FrontendName, fingerprint: string): boolean {
  const file = fingerprintFile(name);
  return (
    existsSync(join(frontendFolder(name), 'dist/build-manifest.json')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === fingerprint
  );
}

/** @param fingerprint of the sources before the build: they may have changed since */
export function recordFingerprint(name: FrontendName, fingerprint: string): void {
  writeFileSync(fingerprintFile(name), fingerprint);
}

/** Until the next recordFingerprint the build in dist/ does not count as complete. */
export function removeFingerprint(name: FrontendName): void {
  rmSync(fingerprintFile(name), { force: true });
}

function fingerprintFile(name: FrontendName): string {
  return join(frontendFolder(name), 'dist/sources.sha256');
}

/** @returns the paths of all that a build of the frontend reads */
export function sourcePaths(name: FrontendName): readonly string[] {
  const own = ['package.json', 'webpack.config.ts', 'src', 'public'];
  return [...common, ...own.map((path) => `${name}/${path}`)];
}

/** @returns the hash of all files that a build of the frontend reads */
export function sourceFingerprint(name: FrontendName): string {
  const hash = createHash('sha256');
  for (const file of sourcePaths(name).flatMap(sourcesUnder))
    hash.update(file).update(readFileSync(join(repositoryRoot, file)));
  return hash.digest('hex');
}

/** @returns the files under a path of the repository that end up in a build, in a stable order. */
function sourcesUnder(path: string): string[] {
  const absolute = join(repositoryRoot, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(absolute, file)).isFile() && isSource(path, file))
    .sort()
    .map((file) => join(path, file));
}

/** Every file of a public folder is shipped unchanged. */
function isSource(path: string, file: string): boolean {
  if (path.endsWith('/public')) return true;
  return /\.(ts|tsx|cjs|mjs|woff2|svg)$/.test(file) && !/\.test\.|node_modules/.test(file);
}
