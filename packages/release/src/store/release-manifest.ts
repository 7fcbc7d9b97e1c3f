import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontendNames, type FrontendName } from '../frontends';

/** Which version of every part a generation is made of. */
export type FrontendVersions = Readonly<Record<FrontendName, string>>;

/** manifest.json of a generation: what it is made of and what went out before. */
export interface ReleaseManifest {
  readonly id: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly publicOrigin: string;
  readonly versions: FrontendVersions;
  /** Versions that were out before, newest last, by room: what rollback goes back to. */
  readonly history: Readonly<Partial<Record<FrontendName, readonly string[]>>>;
}

/**
 * @param generation folder of a generation
 * @throws Error with the file and what is wrong with it
 */
export function readReleaseManifest(releaseDir: string): ReleaseManifest {
  const file = join(releaseDir, 'manifest.json');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(`${file} is ${isMissing ? 'missing' : 'no JSON'}`, { cause: error });
  }
  const problem = problemOf(value);
  if (problem) throw new Error(`${file} is damaged: ${problem}`);
  return value as ReleaseManifest;
}

function problemOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'it holds no object';
  const { id, createdAt, publicOrigin, versions, history } = value as Record<string, unknown>;
  if (!Number.isInteger(id)) return '"id" is no number';
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt)))
    return '"createdAt" is no date';
  if (typeof publicOrigin !== 'string' || !URL.canParse(publicOrigin))
    return '"publicOrigin" is no address';
  const named = versions as Record<string, unknown> | null | undefined;
  const unnamed = frontendNames.find((name) => typeof named?.[name] !== 'string');
  if (unnamed) return `"versions" names no version of ${unnamed}`;
  if (typeof history !== 'object' || history === null) return '"history" is missing';
  return undefined;
}
