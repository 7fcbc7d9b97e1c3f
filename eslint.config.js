// General rules from the tools' own presets, then the laws of this house (packages/build/src/laws).
// Every rule is an error: a warning is a rule that nobody keeps.
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { houseLaws } = await tsImport('./packages/build/src/laws/house-laws.ts', import.meta.url);

const plainScripts = ['**/*.{js,mjs,cjs}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**/*.ts'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'data/',
      '.cache/',
      '**/coverage/',
      'e2e/test-results/',
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
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Numbers in templates and one-line callbacks read well; these two rules would only add noise.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    // A test reaches for what it knows is there, and fails loudly when it is not.
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: plainScripts, extends: [tseslint.configs.disableTypeChecked] },
  {
    files: plainScripts,
    languageOptions: { globals: { console: 'readonly', process: 'readonly', module: 'writable' } },
  },
  houseLaws,
);
