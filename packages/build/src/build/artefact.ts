/** What a build leaves in <room>/dist/artefact.json: all that a release needs to know of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomName } from '../rooms';
import { roomFolder } from '../rooms';

export interface Artefact {
  readonly name: RoomName;
  /** Package version and content hash: equal content, equal version. */
  readonly version: string;
  /** Scripts in the order in which they must run; for a remote its entry alone. File names and hashes. */
  readonly scripts: readonly { readonly file: string; readonly integrity: string }[];
  /** The shell's boot file. */
  readonly boot?: { readonly file: string; readonly integrity: string };
  /** A remote: the host versions it fits. */
  readonly hostRange?: string;
  /** The shell: the host version it provides. */
  readonly hostVersion?: string;
}

/** @throws Error that says which command builds the room, when there is no artefact yet. */
export function readArtefact(name: RoomName, folder = join(roomFolder(name), 'dist')): Artefact {
  try {
    return JSON.parse(readFileSync(join(folder, 'artefact.json'), 'utf8')) as Artefact;
  } catch {
    throw new Error(`No build of ${name} in ${folder}. Run: npm run build -- ${name}`);
  }
}
