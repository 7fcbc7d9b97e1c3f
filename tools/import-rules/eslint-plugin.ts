// The project's own ESLint rules: eslint.config.js spreads `projectRules` after the general ones.
// Who may import whom is dependency-cruiser's part: .dependency-cruiser.cjs.
import type { Linter } from 'eslint';
import { capabilityRules } from './capability-rules';
import { fileNames } from './file-names';
import { forbid } from './forbid';
import { answering, code, tests } from './code-rule';
import { pageRules } from './page-rules';
import { recordLookup } from './record-lookup';

const rules = [...capabilityRules, ...pageRules];

const plugin = {
  rules: {
    'file-names': fileNames,
    'record-lookup': recordLookup,
    ...Object.fromEntries(rules.map((rule) => [rule.name, forbid(rule)])),
  },
};

export const projectRules: Linter.Config[] = [
  {
    name: 'project',
    files: code,
    plugins: { project: plugin },
    rules: { 'project/file-names': 'error' },
  },
  {
    name: 'project/record-lookup',
    files: answering,
    ignores: [...tests, '**/testing/**', '**/config.ts'],
    rules: { 'project/record-lookup': 'error' },
  },
  ...rules.map(({ name, files, except }) => ({
    name: `project/${name}`,
    files: [...files],
    ignores: [...except],
    rules: { [`project/${name}`]: 'error' as const },
  })),
];
