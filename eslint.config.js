// General rules from the tools' own presets, then the project's own (tools/import-rules).
// Every rule is an error: warnings are ignored sooner or later.
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { projectRules } = await tsImport('./tools/import-rules/eslint-plugin.ts', import.meta.url);

const browserCode = ['{shell,mfe-*,packages/host,packages/design}/src/**/*.{ts,tsx}'];
const plainScripts = ['**/*.{js,mjs,cjs}'];
/** In no tsconfig of the checks: rules that need types cannot run there. */
const untyped = [...plainScripts, 'bench/peers/{astro,next}/**/*.{ts,tsx}'];
const nodeGlobals = Object.fromEntries(
  [...Object.getOwnPropertyNames(globalThis), 'module', 'require', '__dirname'].map((name) => [
    name,
    'readonly',
  ]),
);
const tests = ['**/*.test.{ts,tsx}', '**/testing/**/*.ts'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'data/',
      '.cache/',
      '**/coverage/',
      'imagery/media/',
      // What the frameworks beside us generate.
      'bench/peers/{astro,next}/**/{generated,out,.next,.astro}/',
      'bench/peers/next/next-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: [
          'packages/contract/tsconfig.json',
          'tsconfig.browser.json',
          'tsconfig.node.json',
          'e2e/tsconfig.json',
          'bench/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // What follows turns noise off: numbers in templates, `return next(error)`, async functions that keep a
      // signature, code points of a string, errors of callbacks that their library types as any.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  { files: browserCode, extends: [reactHooks.configs.flat.recommended] },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended] },
  {
    // A test reaches for what it knows is there, and fails loudly when it is not.
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // host's links hand their children on with the other props, where this rule cannot see them.
    files: ['packages/host/src/**/*.tsx'],
    rules: { 'jsx-a11y/anchor-has-content': 'off' },
  },
  {
    files: untyped,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: nodeGlobals, parserOptions: { project: null } },
  },
  projectRules,
);
