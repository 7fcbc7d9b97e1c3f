// The laws of the code as ESLint keeps them: eslint.config.js spreads `houseLaws` after the general rules.
// Who may import whom is dependency-cruiser's part: .dependency-cruiser.cjs.
import type { Linter } from 'eslint';
import { doorLaws } from './door-laws';
import { fileNames } from './file-names';
import { forbid } from './forbid';
import { answering, code, tests } from './law';
import { pageLaws } from './page-laws';
import { recordLookup } from './record-lookup';

const laws = [...doorLaws, ...pageLaws];

const plugin = {
  rules: {
    'file-names': fileNames,
    'record-lookup': recordLookup,
    ...Object.fromEntries(laws.map((law) => [law.name, forbid(law)])),
  },
};

export const houseLaws: Linter.Config[] = [
  {
    name: 'house',
    files: code,
    plugins: { house: plugin },
    rules: { 'house/file-names': 'error' },
  },
  {
    name: 'house/record-lookup',
    files: answering,
    ignores: [...tests, '**/testing/**', '**/config.ts'],
    rules: { 'house/record-lookup': 'error' },
  },
  ...laws.map(({ name, files, except }) => ({
    name: `house/${name}`,
    files: [...files],
    ignores: [...except],
    rules: { [`house/${name}`]: 'error' as const },
  })),
];
