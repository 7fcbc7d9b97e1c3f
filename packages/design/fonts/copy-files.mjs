import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const textFile = /\.(ts|tsx|json|html|txt|md)$/;
const testFile = /\.test\.tsx?$/;
/** Visitors never read it, and it is set in the system's typeface. */
const teamsBar = /^shell\/src\/bar\//;

/**
 * Lists all files with copy that visitors may read: content/ folders, the contract, the shell.
 * @param root root folder of the repository
 * @returns sorted paths, relative to the root
 */
export function copyFiles(root) {
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
