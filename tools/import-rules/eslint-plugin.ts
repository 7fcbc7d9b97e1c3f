// The project's own ESLint rules: eslint.config.js uses `projectRules`.
// Import rules between folders are in .dependency-cruiser.cjs.
import type { Linter, Rule } from 'eslint';
import { capabilityRules } from './capability-rules';
import { changingText } from './changing-text';
import { fileNames } from './file-names';
import { answering, code, rendered, tests, type CodeRule } from './code-rule';
import { pageRules } from './page-rules';
import { plainWords } from './plain-words';
import { recordLookup } from './record-lookup';

const rules = [...capabilityRules, ...pageRules];

const plugin = {
  rules: {
    'changing-text': changingText,
    'file-names': fileNames,
    'plain-words': plainWords,
    'record-lookup': recordLookup,
    ...Object.fromEntries(rules.map((rule) => [rule.name, forbid(rule)])),
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
  ...rules.map(({ name, files, except }) => ({
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
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (node: Rule.Node) => {
            context.report({ node, messageId: 'forbidden' });
          },
        ]),
      ),
  };
}
