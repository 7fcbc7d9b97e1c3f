/** The project's own rules (../import-rules), for the repositories of teams as for this one. */
import * as parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import { projectRules } from '../import-rules/eslint-plugin';

const nodeGlobals = Object.fromEntries(
  [...Object.getOwnPropertyNames(globalThis), 'module', 'require', '__dirname'].map((name) => [
    name,
    'readonly' as const,
  ]),
);

/** Every rule is an error: warnings are ignored sooner or later. @param root folder of the tsconfig files */
export function siteRules(root: string) {
  return defineConfig(
    { ignores: ['**/node_modules/', '**/dist/', 'data/', '.cache/', '**/coverage/'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    {
      files: ['**/*.{ts,tsx,js,mjs,cjs}'],
      languageOptions: { parser, parserOptions: { tsconfigRootDir: root } },
      // Not stable in oxlint yet.
      rules: { 'no-useless-assignment': 'error' },
    },
    {
      // TypeScript reports an unknown name itself.
      files: ['**/*.{js,mjs,cjs}'],
      languageOptions: { globals: nodeGlobals },
      rules: { 'no-undef': 'error' },
    },
    projectRules,
  );
}
