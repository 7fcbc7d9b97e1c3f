/** The cost of real commits for a returning visitor: each part's scripts, compressed with those of the previous commit. */
import { brotliBytes, compressDcz } from '@site/release/publish';
import { scriptStem } from '@site/release/dictionaries';
import type { FrontendName } from '@site/release';
import { buildAt, commitsOfParts, removeWorktree, type BuiltScripts } from './commit-builds';

const commitsWanted = 20;

interface Bytes {
  readonly dcz: number;
  readonly brotli: number;
}

interface Update {
  readonly part: FrontendName;
  readonly commit: string;
  /** The page that requests most of the part. */
  readonly page: Bytes;
  /** Every file of the part. */
  readonly all: Bytes;
}

/** @param report gets the progress: twenty commits take minutes the first time */
export async function measureUpdates(report: (line: string) => void): Promise<readonly Update[]> {
  const updates: Update[] = [];
  let measured = 0;
  for (const { hash, subject, parts } of commitsOfParts()) {
    const found: Update[] = [];
    for (const part of parts) {
      const before = buildAt(part, `${hash}~1`);
      const after = before && buildAt(part, hash);
      if (after)
        found.push({ part, commit: hash.slice(0, 7), ...(await weigh(part, before, after)) });
    }
    if (found.length === 0) continue;
    for (const { part, page, all } of found)
      report(
        [
          hash.slice(0, 7),
          part.padEnd(16),
          cell(page.dcz),
          cell(page.brotli),
          cell(all.dcz),
          cell(all.brotli),
          subject.slice(0, 60),
        ].join('  '),
      );
    updates.push(...found);
    measured += 1;
    if (measured === commitsWanted) break;
  }
  removeWorktree();
  return updates;
}

export const cell = (value: number | string) => String(value).padStart(9);

async function weigh(part: FrontendName, before: BuiltScripts, after: BuiltScripts) {
  const formers = new Map([...before].map(([file, bytes]) => [scriptStem(file), bytes]));
  const weights = new Map<string, Bytes>();
  for (const [file, bytes] of after) {
    const former = formers.get(scriptStem(file));
    const brotli = brotliBytes(bytes);
    // A script with a new name has no earlier version.
    const dcz = former ? (await compressDcz(bytes, former)).length : brotli;
    weights.set(file, { dcz: Math.min(dcz, brotli), brotli });
  }
  const onPages = pagesOf(part, [...weights.keys()]).map((files) => sum(files, weights));
  const [page = sum([], weights)] = onPages.sort((one, other) => other.dcz - one.dcz);
  return { page, all: sum([...weights.keys()], weights) };
}

/** The files that one page requests: of a remote its entry, shared chunks and one expose; of the shell all but the lazy ones. */
function pagesOf(part: FrontendName, files: readonly string[]): readonly (readonly string[])[] {
  if (part === 'shell')
    return [files.filter((file) => /^(boot|react|libraries|main)\./.test(file))];
  const exposes = files.filter((file) => file.startsWith('__federation_expose_'));
  const shared = files.filter((file) => !exposes.includes(file));
  return exposes.map((expose) => [...shared, expose]);
}

function sum(files: readonly string[], weights: ReadonlyMap<string, Bytes>): Bytes {
  const total = (of: keyof Bytes) =>
    files.reduce((bytes, file) => bytes + (weights.get(file)?.[of] ?? 0), 0);
  return { dcz: total('dcz'), brotli: total('brotli') };
}
