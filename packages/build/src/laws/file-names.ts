import path from 'node:path';
import type { Rule } from 'eslint';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const drawers = /(^|-)(utils?|helpers?|common|misc|managers?|base)$/;

/** The rooms of a remote; loose files of src/ may only be ambient types and tests. */
const roomOfRemote = /^mfe-[^/]+\/src\/(expose|pages|components|api|content)\//;

/** A package may have a second door, named in its `exports`: @site/build/release. */
const frontDoor =
  /^([^/]+|packages\/[^/]+)\/src\/index\.tsx?$|^packages\/[^/]+\/src\/[^/]+\/index\.ts$/;

export const fileNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab:
        '"{{name}}" is not kebab-case. A file is named after its one main export: setUpSession → set-up-session.ts, PressList → press-list.tsx.',
      drawer:
        '"{{name}}" is a drawer with no rule, and such drawers fill up. Name the file after the one thing it does.',
      front:
        "index.ts is only a package's front door (<room>/src/index.ts). Name this file after its main export and import it by that name.",
      room: 'A remote has the rooms expose, pages, components, api and content, and invents none. Move this file into one of them.',
    },
  },
  create: (context) => ({
    Program(node) {
      const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
      for (const { messageId, name } of faultsOf(file))
        context.report({ node, messageId, data: { name } });
    },
  }),
};

interface Fault {
  readonly messageId: 'kebab' | 'drawer' | 'front' | 'room';
  readonly name: string;
}

/** @param file path from the house's root, with forward slashes */
function faultsOf(file: string): readonly Fault[] {
  const faults: Fault[] = [];
  const names = file.split('/').map((segment) => segment.replace(/^\./, '').split('.')[0] ?? '');
  for (const name of names) {
    if (drawers.test(name)) faults.push({ messageId: 'drawer', name });
    else if (!kebabCase.test(name)) faults.push({ messageId: 'kebab', name });
  }
  if (names.at(-1) === 'index' && !frontDoor.test(file))
    faults.push({ messageId: 'front', name: 'index' });
  if (/^mfe-[^/]+\/src\//.test(file) && !roomOfRemote.test(file) && !/\.(d|test)\.tsx?$/.test(file))
    faults.push({ messageId: 'room', name: file });
  return faults;
}
