import type { Rule } from 'eslint';
import textlint from '../../.textlintrc.json';

const terms = textlint.rules.terminology.terms.map(([pattern = '', replacement = '']) => ({
  pattern: new RegExp(pattern, 'gi'),
  replacement,
}));

/** Refuses in comments the words that textlint refuses in Markdown: one list, .textlintrc.json. */
export const plainWords: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '"{{ found }}" is project jargon. Write the standard term: {{ replacement }}.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        // Names in code marks are names: `Promise`, `gate/`.
        const text = comment.value.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
        for (const { pattern, replacement } of terms)
          for (const [found] of text.matchAll(pattern))
            if (comment.loc)
              context.report({ loc: comment.loc, messageId: 'word', data: { found, replacement } });
      }
    },
  }),
};
