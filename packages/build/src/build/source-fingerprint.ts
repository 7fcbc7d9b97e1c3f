import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, roomFolder, type RoomName } from '../rooms';

/** Sources that change the build of every room. */
const common = [
  'package-lock.json',
  'packages/contract/src',
  'packages/host/src',
  'packages/design/src',
  'packages/design/fonts',
  'packages/build/src/webpack',
  'packages/build/src/build',
];

/** @returns whether dist/ was built from exactly the sources that stand here now. */
export function isBuiltFromSources(name: RoomName): boolean {
  const file = fingerprintFile(name);
  return (
    existsSync(join(roomFolder(name), 'dist/artefact.json')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === fingerprint(name)
  );
}

export function recordFingerprint(name: RoomName): void {
  writeFileSync(fingerprintFile(name), fingerprint(name));
}

function fingerprintFile(name: RoomName): string {
  return join(roomFolder(name), 'dist/sources.sha256');
}

function fingerprint(name: RoomName): string {
  const hash = createHash('sha256');
  const own = [
    `${name}/package.json`,
    `${name}/webpack.config.ts`,
    `${name}/src`,
    `${name}/public`,
  ];
  for (const file of [...common, ...own].flatMap(sourcesUnder))
    hash.update(file).update(readFileSync(join(repository, file)));
  return hash.digest('hex');
}

/** @returns the files under a path of the repository that end up in a build, in a stable order. */
function sourcesUnder(path: string): string[] {
  const absolute = join(repository, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(absolute, file)).isFile() && isSource(path, file))
    .sort()
    .map((file) => join(path, file));
}

/** Of a public folder every file is shipped as it is. */
function isSource(path: string, file: string): boolean {
  if (path.endsWith('/public')) return true;
  return /\.(ts|tsx|cjs|mjs|woff2|svg)$/.test(file) && !/\.test\.|node_modules/.test(file);
}
