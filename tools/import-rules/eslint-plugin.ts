// The project's own ESLint rules: eslint.config.js uses `projectRules`.
// Import rules between folders are in .dependency-cruiser.cjs.
import type { Linter, Rule } from 'eslint';
import { changingText } from './changing-text';
import { fileNames } from './file-names';
import { answering, code, codeRules, rendered, tests, type CodeRule } from './code-rules';
import { plainWords } from './plain-words';
import { recordLookup } from './record-lookup';

interface ProjectRule extends Pick<CodeRule, 'name' | 'files' | 'except'> {
  readonly module: Rule.RuleModule;
  readonly languageOptions?: NonNullable<Linter.Config['languageOptions']>;
}

const rules: readonly ProjectRule[] = [
  { name: 'file-names', except: [], module: fileNames },
  {
    name: 'plain-words',
    // There the same words mean parts of apartments.
    except: ['imagery/**', 'mfe-floorplan/**', 'e2e/harness/checks/picture-notes.ts'],
    module: plainWords,
  },
  { name: 'changing-text', files: rendered, module: changingText },
  {
    name: 'record-lookup',
    files: answering,
    except: [...tests, '**/testing/**', '**/config.ts'],
    module: recordLookup,
    // The only rule that needs types.
    languageOptions: { parserOptions: { project: ['tsconfig.node.json'] } },
  },
  ...codeRules.map((rule) => ({ ...rule, module: forbid(rule) })),
];

export const projectRuleNames = rules.map(({ name }) => name);

const project = { rules: Object.fromEntries(rules.map(({ name, module }) => [name, module])) };

export const projectRules: Linter.Config[] = rules.map(
  ({ name, files = code, except = tests, languageOptions }) => ({
    name: `project/${name}`,
    files: [...files],
    ignores: [...except],
    plugins: { project },
    rules: { [`project/${name}`]: 'error' },
    ...(languageOptions && { languageOptions }),
  }),
);

/** @returns the ESLint rule that reports every match of the selectors with the rule's message. */
function forbid({ message, selectors }: Pick<CodeRule, 'message' | 'selectors'>): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create: (context) => ({
      [selectors.join(',')]: (node: Rule.Node) => context.report({ node, messageId: 'forbidden' }),
    }),
  };
}
