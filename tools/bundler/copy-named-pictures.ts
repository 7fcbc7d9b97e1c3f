import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

/** In a repository of one remote they are its own. */
const pictures = ['imagery/media/pictures', 'pictures']
  .map((folder) => join(repositoryRoot, folder))
  .find((folder) => existsSync(folder));

/**
 * Copies the pictures that a build names to dist/media/pictures: a frontend is released with its own pictures.
 * @throws Error with the address of a missing picture
 */
export function copyNamedPictures(dist: string): void {
  const target = join(dist, 'media/pictures');
  rmSync(join(dist, 'media'), { recursive: true, force: true });
  const named = namedPictures([join(dist, 'web'), join(dist, 'node')]);
  if (named.length === 0) return;
  const files = pictures === undefined ? [] : readdirSync(pictures);
  mkdirSync(target, { recursive: true });
  for (const name of named) {
    // A drawing is one file, so is the picture of shared links; a rendered picture has a file for each width.
    const own = files.filter((file) => file === name || file.startsWith(`${name}-`));
    if (own.length === 0)
      throw new Error(
        `${pictures ?? 'imagery/media/pictures'} contains no ${name}: npm run imagery -- --no-render`,
      );
    for (const file of own) cpSync(join(pictures ?? '', file), join(target, file));
  }
}

/** Some pictures are named only in the code that renders the pages. */
function namedPictures(folders: readonly string[]): string[] {
  const scripts = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => /\.c?js$/.test(file));
  const named = scripts.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\/media\/pictures\/([\w-]+\.\w{8}(?:\.(?:svg|jpg))?)/g,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(named)].sort();
}
