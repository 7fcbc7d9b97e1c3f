/** What a build leaves in <room>/dist/artefact.json: all that a release needs to know of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomName } from '../rooms';
import { roomFolder } from '../rooms';

/** A script of a build: its hashed file name and `sha256-…`. */
export interface ArtefactScript {
  readonly file: string;
  readonly integrity: string;
}

export interface Artefact {
  readonly name: RoomName;
  /** Package version and content hash: equal content, equal version. */
  readonly version: string;
  /** Scripts in the order in which they must run; for a remote its entry alone. */
  readonly scripts: readonly ArtefactScript[];
  /** A remote: the files that each expose loads after the entry, by its name (`./Home`). */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  /** The shell's boot file. */
  readonly boot?: ArtefactScript;
  /** The shell: the script for pages that are not ours (docs/contracts/foreign-host.md). */
  readonly foreign?: ArtefactScript;
  /** A remote: the host versions it fits. */
  readonly hostRange?: string;
  /** The shell: the host version it provides. */
  readonly hostVersion?: string;
}

/** @throws Error that says which command builds the room, when there is no artefact or a broken one. */
export function readArtefact(name: RoomName, folder = join(roomFolder(name), 'dist')): Artefact {
  let artefact: Partial<Artefact> | null;
  try {
    artefact = JSON.parse(readFileSync(join(folder, 'artefact.json'), 'utf8')) as typeof artefact;
  } catch {
    throw new Error(`No build of ${name} in ${folder}. Run: npm run build -- ${name}`);
  }
  if (artefact?.name !== name || !isVersion(artefact.version) || !Array.isArray(artefact.scripts))
    throw new Error(
      `${folder}/artefact.json does not describe a build of ${name}. Run: npm run build -- ${name} --force`,
    );
  return artefact as Artefact;
}

/** It becomes the name of a folder and a part of addresses. */
function isVersion(text: unknown): boolean {
  return typeof text === 'string' && /^\d[\w.+-]*$/.test(text);
}
