/**
 * <frontend>/dist/source.json: where a build comes from. Beside the build manifest, because other commits give the same version
 * (docs/decisions/0015).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrUndefined } from './read-or-undefined';
import { readJson } from './store/read-json';

export interface BuildSource {
  /** With `-dirty` if the frontend's sources were not committed; undefined outside of a git checkout. */
  readonly commit?: string | undefined;
  /** The teams in .github/CODEOWNERS. */
  readonly owner?: string | undefined;
}

const sourceFile = 'source.json';

export function writeBuildSource(dist: string, source: BuildSource): void {
  writeFileSync(join(dist, sourceFile), `${JSON.stringify(source, null, 2)}\n`);
}

/** @returns undefined for a build from before 2026-11-28, and for a damaged file */
export function readBuildSource(dist: string): BuildSource | undefined {
  return readOrUndefined(() => {
    const { commit, owner } = readJson(join(dist, sourceFile)) as Record<string, unknown>;
    return { commit: textOf(commit), owner: textOf(owner) };
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
