import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

export interface CopyArguments {
  /** As it was given; undefined where none was. */
  readonly folder: string | undefined;
  /** Absolute path of the folder for the key database of the registrations, which no backup may hold. */
  readonly keys: string | undefined;
  readonly isForced: boolean;
}

/** @throws Error in one sentence for what is no argument of `npm run backup` and `npm run restore` */
export function readCopyArguments(args: readonly string[]): CopyArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keys: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  return {
    folder,
    keys: values.keys === undefined ? undefined : resolve(values.keys),
    isForced: values.force,
  };
}

/**
 * An erased registration is unreadable in old backups because its key is gone: keys beside backups would be kept as long
 * as those.
 * @throws Error when one of the folders is inside the other
 */
export function refuseKeysBesideBackups(keys: string, backups: string): void {
  if (!isInside(keys, backups) && !isInside(backups, keys)) return;
  throw new Error(
    `Keys and backups must be kept apart: ${keys} and ${backups} are one inside the other. Name another folder for --keys.`,
  );
}

function isInside(folder: string, outer: string): boolean {
  const way = relative(outer, folder);
  return way !== '..' && !way.startsWith(`..${sep}`);
}
