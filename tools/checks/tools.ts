/** Arguments of `node` for the tools of several stages. */
export const tools = {
  eslint: ['node_modules/eslint/bin/eslint.js', '--max-warnings=0'],
  prettier: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn'],
  textlint: ['tools/prose/node_modules/textlint/bin/textlint.js'],
  depcruise: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.cjs',
    '--output-type=err-long',
    '.',
  ],
  tsc: ['node_modules/typescript/bin/tsc'],
} as const;

/** The TypeScript programs, which together contain every file. */
export const typePrograms = [
  'packages/contract',
  'tsconfig.browser.json',
  'tsconfig.node.json',
] as const;
