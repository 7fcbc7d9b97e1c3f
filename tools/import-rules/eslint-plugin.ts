// The project's own ESLint rules: eslint.config.js uses `projectRules`.
// Import rules between folders are in .dependency-cruiser.cjs.
import type { Linter, Rule } from 'eslint';
import { changingText } from './changing-text';
import { fileNames } from './file-names';
import { answering, code, codeRules, rendered, tests, type CodeRule } from './code-rules';
import { plainWords } from './plain-words';
import { recordLookup } from './record-lookup';

const plugin = {
  rules: {
    'changing-text': changingText,
    'file-names': fileNames,
    'plain-words': plainWords,
    'record-lookup': recordLookup,
    ...Object.fromEntries(codeRules.map((rule) => [rule.name, forbid(rule)])),
  },
};

export const projectRuleNames = Object.keys(plugin.rules);

export const projectRules: Linter.Config[] = [
  {
    name: 'project',
    files: code,
    plugins: { project: plugin },
    rules: { 'project/file-names': 'error' },
  },
  {
    name: 'project/plain-words',
    files: code,
    // There the same words mean parts of apartments.
    ignores: ['imagery/**', 'mfe-floorplan/**', 'e2e/harness/checks/picture-notes.ts'],
    rules: { 'project/plain-words': 'error' },
  },
  {
    name: 'project/changing-text',
    files: rendered,
    ignores: tests,
    rules: { 'project/changing-text': 'error' },
  },
  {
    name: 'project/record-lookup',
    files: answering,
    ignores: [...tests, '**/testing/**', '**/config.ts'],
    // The only rule that needs types.
    languageOptions: {
      parserOptions: { project: ['tsconfig.node.json'] },
    },
    rules: { 'project/record-lookup': 'error' },
  },
  ...codeRules.map(({ name, files = code, except = tests }) => ({
    name: `project/${name}`,
    files: [...files],
    ignores: [...except],
    rules: { [`project/${name}`]: 'error' as const },
  })),
];

/** @returns the ESLint rule that reports every match of the selectors with the rule's message. */
function forbid({ message, selectors }: Pick<CodeRule, 'message' | 'selectors'>): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create: (context) => ({
      [selectors.join(',')]: (node: Rule.Node) => context.report({ node, messageId: 'forbidden' }),
    }),
  };
}
