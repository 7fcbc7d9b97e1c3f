import path from 'node:path';
import type { Rule } from 'eslint';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const vagueNames = /(^|-)(utils?|helpers?|common|misc|managers?|base)$/;

/** The folders of a remote; loose files of src/ may only be ambient types and tests. */
const folderOfRemote = /^mfe-[^/]+\/src\/(expose|pages|components|api|content)\//;

/** A package may have several public entries, named in its `exports`: @site/release/edge. */
const publicEntry =
  /^([^/]+|packages\/[^/]+)\/src\/index\.tsx?$|^packages\/[^/]+\/src\/[^/]+\/index\.ts$|^tools\/[^/]+\/index\.ts$/;

export const fileNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab:
        '"{{name}}" is not kebab-case. A file is named after its one main export: setUpSession → set-up-session.ts, PressList → press-list.tsx.',
      vague: '"{{name}}" does not describe its content. Name the file after the one thing it does.',
      entry:
        'index.ts is only the public entry of a package (<package>/src/index.ts). Name this file after its main export and import it by that name.',
      folder:
        'A remote has the folders expose, pages, components, api and content, and no others. Move this file into one of them.',
    },
  },
  create: (context) => ({
    Program(node) {
      const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
      for (const { messageId, name } of problemsOf(file))
        context.report({ node, messageId, data: { name } });
    },
  }),
};

interface Problem {
  readonly messageId: 'kebab' | 'vague' | 'entry' | 'folder';
  readonly name: string;
}

/** @param file path from the repository's root, with forward slashes */
function problemsOf(file: string): readonly Problem[] {
  const problems: Problem[] = [];
  const names = file.split('/').map((segment) => segment.replace(/^\./, '').split('.')[0] ?? '');
  for (const name of names) {
    if (vagueNames.test(name)) problems.push({ messageId: 'vague', name });
    else if (!kebabCase.test(name)) problems.push({ messageId: 'kebab', name });
  }
  if (names.at(-1) === 'index' && !publicEntry.test(file))
    problems.push({ messageId: 'entry', name: 'index' });
  if (
    /^mfe-[^/]+\/src\//.test(file) &&
    !folderOfRemote.test(file) &&
    !/\.(d|test)\.tsx?$/.test(file)
  )
    problems.push({ messageId: 'folder', name: file });
  return problems;
}
