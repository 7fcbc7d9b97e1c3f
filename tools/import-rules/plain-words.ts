import type { Rule } from 'eslint';
import textlint from '../../.textlintrc.json';

const terms = textlint.rules.terminology.terms.map(([pattern = '', replacement = '']) => ({
  pattern: new RegExp(pattern, 'gi'),
  replacement,
}));

/** The first argument of `test`, `describe` and `it` (also `test.each(…)`), and of any error. */
const spoken = [
  'CallExpression[callee.name=/^(test|describe|it)$/]',
  'CallExpression[callee.object.name=/^(test|describe|it)$/]',
  'CallExpression[callee.callee.object.name=/^(test|describe|it)$/]',
  'NewExpression[callee.name=/Error$/]',
].join(',');

/** Refuses the words that textlint refuses in Markdown (.textlintrc.json) in comments, titles of tests and messages of errors. */
export const plainWords: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '"{{ found }}" is project jargon. Write the standard term: {{ replacement }}.',
    },
  },
  create: (context) => {
    const check = (written: string, loc: NonNullable<Rule.Node['loc']>) => {
      // Names in code marks are names: `Promise`, `gate/`.
      const text = written.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
      for (const { pattern, replacement } of terms)
        for (const [found] of text.matchAll(pattern))
          context.report({ loc, messageId: 'word', data: { found, replacement } });
    };
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments())
          if (loc) check(value, loc);
      },
      [spoken](node: Rule.Node) {
        const [first] = 'arguments' in node ? node.arguments : [];
        if (first?.loc && /^(Literal|TemplateLiteral)$/.test(first.type))
          check(context.sourceCode.getText(first).slice(1, -1), first.loc);
      },
    };
  },
};
