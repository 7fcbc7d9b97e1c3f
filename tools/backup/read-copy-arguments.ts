import { relative, resolve, sep } from 'node:path';
import { readArguments } from '../run-command';

export interface CopyArguments {
  /** As given on the command line. */
  readonly folder: string | undefined;
  /** Absolute path of the folder for the registrations' key database, which no backup may contain. */
  readonly keys: string | undefined;
  readonly isForced: boolean;
}

/** @param usage ends the message @throws Error for an unknown argument */
export function readCopyArguments(args: readonly string[], usage: string): CopyArguments {
  const options = { keys: { type: 'string' }, force: { type: 'boolean', default: false } } as const;
  const { positionals, values } = readArguments(args, options, usage);
  const [folder, ...more] = positionals;
  if (more.length > 0)
    throw new Error(
      `One folder is expected, not ${positionals.join(' and ')}; that of the keys follows --keys. ${usage}`,
    );
  return {
    folder,
    keys: values.keys === undefined ? undefined : resolve(values.keys),
    isForced: values.force,
  };
}

/**
 * An erased registration is unreadable in old backups because its key is gone: keys beside the backups would stay as
 * long as they do.
 * @throws Error when one of the folders is inside the other
 */
export function refuseKeysBesideBackups(keys: string, backups: string): void {
  if (!isInside(keys, backups) && !isInside(backups, keys)) return;
  throw new Error(
    `Keys and backups must be in separate folders: ${keys} and ${backups} are one inside the other. Name another folder for --keys.`,
  );
}

function isInside(folder: string, outer: string): boolean {
  const path = relative(outer, folder);
  return path !== '..' && !path.startsWith(`..${sep}`);
}
