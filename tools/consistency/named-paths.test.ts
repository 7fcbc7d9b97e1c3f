/** Every path of this repository that a document, a comment or a rule names must exist. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { filesOfRepository } from './files-of-repository';

const files = filesOfRepository();
const folders = [...new Set(files.filter((file) => file.includes('/')).map(topOf))];
const known = new Set(files.flatMap((file) => [file, ...parentsOf(file)]));

/** A decision describes the repository at its date, a changelog that of its release. */
const isDocument = (file: string) =>
  file.endsWith('.md') && !/^docs\/decisions\/|CHANGELOG\.md$/.test(file);
const slashComments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const hashComments = /(?<=^|\s)#.*$/gm;

/** Top-level folder and at least one more part; `*` and `{a,b}` as in a glob. */
const pathPattern = new RegExp(
  `(?<![\\w./@:<>*$}-])(?:${folders.join('|').replaceAll('.', '\\.')})(?:/(?:[\\w.*-]|\\{[\\w.,*-]+\\})+)+`,
  'g',
);

/** Lists of files and folders in which a stale entry has no effect and no error message. */
const isRule = (file: string) =>
  /^tools\/import-rules\/[\w-]+-rules?\.ts$|^\.dependency-cruiser\.cjs$/.test(file);

const exceptions: ReadonlySet<string> = new Set([
  // In SITE_DIR.
]);
/** Of an installed package: exists after the first run of a command that needs it. */
const isInstalled = (named: string) => named.includes('/node_modules');
/** `mfe-press/PressList`. */
const moduleId = /^mfe-[\w-]+\/[A-Z]\w+$/;

test('every path that a document, a comment or a rule names exists', () => {
  const missing = files.flatMap((file) =>
    namedPaths(file)
      .filter((named) => !exceptions.has(named) && !isInstalled(named) && !exists(named))
      .map((named) => `${file}: ${named}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('finds paths in documents and comments, and expands globs', () => {
  expect(pathsIn('See tools/checks/main.ts, docs/decisions/0015 and /tools/nowhere.')).toEqual([
    'tools/checks/main.ts',
    'docs/decisions/0015',
  ]);
  expect(exists('tools/checks/main.ts')).toBe(true);
  expect(exists('docs/decisions/0015')).toBe(true);
  expect(exists('tools/{start,dev}/main.ts')).toBe(true);
  expect(exists('tools/**/main.ts')).toBe(true);
  expect(exists('e2e/specs/release')).toBe(true);
  expect(exists('tools/checks/nowhere.ts')).toBe(false);
});

function namedPaths(file: string): readonly string[] {
  if (isDocument(file) || isRule(file)) return pathsIn(read(file).replaceAll('\\\\.', '.'));
  if (/\.(ts|tsx|js|mjs|cjs|go)$/.test(file)) return pathsIn(commentsOf(file, slashComments));
  if (/\.(conf|sh|py|ya?ml)$|(^|\/)(Dockerfile|\.env\.example)$/.test(file))
    return pathsIn(commentsOf(file, hashComments));
  return [];
}

function commentsOf(file: string, pattern: RegExp): string {
  return [...read(file).matchAll(pattern)].map(([comment]) => comment).join('\n');
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(pathPattern)]
    .map(([named]) => named.replace(/[.,]+$/, ''))
    .filter((named) => !named.endsWith('/') && !moduleId.test(named));
}

/** A decision may be named by its number alone, a spec without its extensions. */
function exists(named: string): boolean {
  if (known.has(named)) return true;
  const source = named
    .replaceAll('.', '\\.')
    .replaceAll(/\*\*\/|\*+/g, (stars) => (stars === '**/' ? '(.+/)?' : '[^/]*'))
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const pattern = new RegExp(
    `^${source}${endings.find(([start]) => start.test(named))?.[1] ?? ''}$`,
  );
  return [...known].some((file) => pattern.test(file));
}

const endings = [
  [/^docs\/decisions\/\d+$/, '-.*'],
  [/^e2e\/specs\//, '(\\.spec\\.ts)?'],
] as const;

function read(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

function topOf(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

function parentsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}
