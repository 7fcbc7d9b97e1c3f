import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../../../tools/bin/repository-root.mjs';

export const isHangul = (letter) => /[\uac00-\ud7a3]/.test(letter);

/** Names of properties, variables, components and functions with running text; all other copy may become a headline. */
const runningText =
  /^rendered$|^drawn$|lead|body|text|paragraph|descri|note|caption|alt$|summary|message|notice|legal|disclaimer|placeholder|hint|aria|status|error|consent|address|copyright|sentence|detail|rows|columns|items|values|facts|legend|submit|retry/i;

/** Copy that is never in a headline: responses of services and the document head. */
const neverHeadlines = /-service\/|contract\/src\/heads\./;
const maxHeadlineLength = 48;

/**
 * Collects the letters of the site's copy.
 * @param extraFiles paths of further text files, which count as interface text
 * @returns sorted letters of all copy, and of the copy that may be in a serif headline
 */
export function collectGlyphs(extraFiles = []) {
  const all = new Set();
  const headlines = new Set();
  for (const path of [
    ...copyFiles(repositoryRoot).map((file) => join(repositoryRoot, file)),
    ...extraFiles,
  ]) {
    const text = readFileSync(path, 'utf8');
    addLetters(all, text);
    if (/\.tsx?$/.test(path) && !neverHeadlines.test(path))
      for (const words of headlineTexts(path, text)) addLetters(headlines, words);
    if (path.endsWith('headlines.txt')) addLetters(headlines, text);
  }
  return { all: [...all].sort(), headlines: [...headlines].sort() };
}

function addLetters(letters, text) {
  for (const letter of text.normalize('NFC')) if (letter > ' ') letters.add(letter);
}

/** The string literals of a TypeScript file, except those under a name for running text. */
function headlineTexts(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found = [];
  const visit = (node) => {
    const called = ts.isCallExpression(node) ? node.expression : undefined;
    const name = node.name ?? node.tagName ?? node.openingElement?.tagName ?? called;
    if (name && ts.isIdentifier(name) && runningText.test(name.text)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      if (node.text.length <= maxHeadlineLength) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

const textFile = /\.(ts|tsx|json|html|txt|md)$/;
const testFile = /\.test\.tsx?$/;
/** Visitors never read it, and it is set in the system's typeface. */
const teamsBar = /^shell\/src\/bar\//;

/**
 * Lists all files with copy that visitors may read: content/ folders, the contract, the shell.
 * @param root root folder of the repository
 * @returns sorted paths, relative to the root
 */
function copyFiles(root) {
  const folders = [
    'packages/contract/src',
    'packages/design/fonts/content',
    ...contentFolders(root),
  ];
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => textFile.test(file) && !testFile.test(file))
        .map((file) => join(folder, file)),
    )
    .filter((file) => !teamsBar.test(file))
    .sort();
}

/** The shell's sources and the content/ folder of every other workspace. */
function contentFolders(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => (name === 'shell' ? 'shell/src' : `${name}/src/content`));
}
