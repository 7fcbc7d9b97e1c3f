import type { Rule } from 'eslint';
import type { Law } from './law';

/** @returns the ESLint rule that reports every match of the law's selectors with the law's message. */
export function forbid({
  message,
  selectors,
}: Pick<Law, 'message' | 'selectors'>): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [], messages: { law: message } },
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (node: Rule.Node) => {
            context.report({ node, messageId: 'law' });
          },
        ]),
      ),
  };
}
