import { remoteFolder, shellFolder } from './messages';
import type { Frontends } from './render-document';

/** Whether a path is that of a development build. */
export function isOwnFile(pathname: string, { remotes }: Frontends): boolean {
  const folders = [shellFolder, ...remotes.map(({ name }) => remoteFolder(name))];
  return folders.some((folder) => pathname.startsWith(folder));
}

/** Waits for the first build of a remote that no page has needed before. */
export function readOwnFile(pathname: string, { shell, remotes }: Frontends) {
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  const remote = remotes.find(({ name }) => pathname.startsWith(remoteFolder(name)));
  return remote ? remote.compiled.read(file) : shell.read(file);
}
