import { repositoryRoot } from '@site/release';

/** Arguments of `node` for the tools of several stages. */
export const tools = {
  /** The presets, with types, and the project's own rules (docs/decisions/0050-tools-we-wrote-and-why.md). */
  oxlint: [
    'node_modules/oxlint/bin/oxlint',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ],
  eslint: ['node_modules/eslint/bin/eslint.js', '--max-warnings=0'],
  oxfmt: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  textlint: ['tools/prose/node_modules/textlint/bin/textlint.js'],
  depcruise: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.cjs',
    '--output-type=err-long',
  ],
  knip: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  /** The native compiler, a quarter of the time; ESLint's parser needs the API of version 6, which 7 does not have. */
  tsc: ['node_modules/typescript-7/bin/tsc'],
} as const;

/**
 * Arguments that leave imagery/ out: the checks of the product read its manifests only (picture-manifests.test.ts).
 * `npm run imagery -- check` applies the same tools to it.
 */
export const withoutImagery = {
  lint: ['--ignore-pattern', 'imagery/', '.'],
  oxfmt: ['.', '!imagery/**'],
  depcruise: ['--include-only', '^(?!imagery/)', '.'],
  jest: jestPathsWithout(['imagery/']),
} as const;

/**
 * @param starts of paths in the repository
 * @returns a pattern of jest, which compares one with the relative and with the absolute path and takes a file when one matches
 */
export function jestPathsWithout(starts: readonly string[]): string {
  const root = repositoryRoot.replaceAll(/[.+()[\]{}$^|*?]/g, '\\$&');
  return `^(?!(${root}/)?(${starts.join('|')}))`;
}

/** The programs of TypeScript, which together have every file of the product. */
export const typePrograms = [
  'packages/contract',
  'tsconfig.browser.json',
  'tsconfig.node.json',
] as const;
