import type { Rule } from 'eslint';
import type { CodeRule } from './code-rule';

/** @returns the ESLint rule that reports every match of the selectors with the rule's message. */
export function forbid({
  message,
  selectors,
}: Pick<CodeRule, 'message' | 'selectors'>): Rule.RuleModule {
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
