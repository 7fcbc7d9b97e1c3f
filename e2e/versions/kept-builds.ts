/**
 * builds/: the last builds of every frontend. builds.json says what each was built from; `<frontend>.json.br` holds the files of
 * all of them, because builds of one frontend differ little: ten together take hardly more space than one.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FrontendName } from '@site/release';

export interface KeptBuild {
  readonly version: string;
  readonly commit: string;
  /** The host versions that a remote is compatible with, or the one that a shell provides. */
  readonly host: string;
  readonly react: string;
  readonly federation: string;
}

/** Texts by their path in dist/. */
type BuildFiles = Readonly<Record<string, string>>;

const buildsKept = 10;
const folder = join(import.meta.dirname, 'builds');
const listFile = join(folder, 'builds.json');
const archiveOf = (frontend: FrontendName) => join(folder, `${frontend}.json.br`);

/** @returns the builds of every frontend, oldest first */
export function readKeptBuilds(): Readonly<Record<FrontendName, readonly KeptBuild[]>> {
  return JSON.parse(readFileSync(listFile, 'utf8')) as ReturnType<typeof readKeptBuilds>;
}

/** @returns the files of every kept build of a frontend, by its version */
export function readArchive(frontend: FrontendName): ReadonlyMap<string, BuildFiles> {
  const text = brotliDecompressSync(readFileSync(archiveOf(frontend))).toString();
  return new Map(Object.entries(JSON.parse(text) as Record<string, BuildFiles>));
}

/** Writes the files of a build under `target`, as they were in dist/. */
export function writeBuild(files: BuildFiles, target: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
}

/**
 * Adds a build, as the newest one, and drops the oldest one beyond ten. Pictures, icons and source maps are left out.
 * @param dist its folder
 * @returns false when it is kept already
 */
export function keepBuild(frontend: FrontendName, dist: string, build: KeptBuild): boolean {
  const kept = readKeptBuilds();
  if (kept[frontend].some(({ version }) => version === build.version)) return false;
  const builds = [...kept[frontend], build].slice(-buildsKept);
  const archive = new Map(readArchive(frontend)).set(build.version, readBuild(dist));
  const files = Object.fromEntries(builds.map(({ version }) => [version, archive.get(version)]));
  const text = JSON.stringify(files);
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(archiveOf(frontend), brotliCompressSync(text, { params }));
  writeFileSync(listFile, `${JSON.stringify({ ...kept, [frontend]: builds }, null, 2)}\n`);
  return true;
}

function readBuild(dist: string): BuildFiles {
  const paths = ['web', 'node'].flatMap((part) =>
    readdirSync(join(dist, part)).map((file) => `${part}/${file}`),
  );
  return Object.fromEntries(
    ['build-manifest.json', ...paths].map((path) => [path, readFileSync(join(dist, path), 'utf8')]),
  );
}
