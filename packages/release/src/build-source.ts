/**
 * <frontend>/dist/source.json: where a build comes from. Beside the build manifest, because other commits give the same version
 * (docs/decisions/0015).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
  try {
    const { commit, owner } = JSON.parse(readFileSync(join(dist, sourceFile), 'utf8')) as Partial<
      Record<keyof BuildSource, unknown>
    >;
    return { commit: textOf(commit), owner: textOf(owner) };
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
