// The project's own rules (tools/import-rules). The presets of JavaScript, TypeScript, React and accessibility are rules of
// oxlint (.oxlintrc.json), which is compiled and checks types twenty times as fast.
// Every rule is an error: warnings are ignored sooner or later.
import * as parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import { tsImport } from 'tsx/esm/api';

const { projectRules } = await tsImport('./tools/import-rules/eslint-plugin.ts', import.meta.url);

const plainScripts = ['**/*.{js,mjs,cjs}'];
const nodeGlobals = Object.fromEntries(
  [...Object.getOwnPropertyNames(globalThis), 'module', 'require', '__dirname'].map((name) => [
    name,
    'readonly',
  ]),
);

export default defineConfig(
  {
    ignores: ['**/node_modules/', '**/dist/', 'data/', '.cache/', '**/coverage/', 'imagery/media/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    languageOptions: { parser, parserOptions: { tsconfigRootDir: import.meta.dirname } },
    // Not stable in oxlint yet.
    rules: { 'no-useless-assignment': 'error' },
  },
  {
    // TypeScript reports an unknown name itself.
    files: plainScripts,
    languageOptions: { globals: nodeGlobals },
    rules: { 'no-undef': 'error' },
  },
  projectRules,
);
