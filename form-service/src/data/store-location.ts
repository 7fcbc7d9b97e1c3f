import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileError, prepareFile } from '@site/service-kit/sqlite';

/** Where registrations and the keys that decrypt them are stored: two folders, so that no backup holds both. */
export interface StoreLocation {
  /** Absolute path of the folder of forms.sqlite and access.log, which is backed up. */
  readonly dataFolder: string;
  /** Absolute path of the folder of entry-keys.sqlite and, by default, master.key. */
  readonly keyFolder: string;
  /** Absolute path of the file with the master key. */
  readonly masterKeyFile: string;
  /** The master key itself, 32 bytes, if the environment has it; then the file is not read. */
  readonly masterKey?: Buffer | undefined;
}

/** @returns the location beside a data folder: `data/forms` has its keys in `data/keys/forms` */
export function locationBeside(dataFolder: string): StoreLocation {
  const keyFolder = join(dirname(dataFolder), 'keys', basename(dataFolder));
  return { dataFolder, keyFolder, masterKeyFile: join(keyFolder, 'master.key') };
}

export function storeFile({ dataFolder }: Pick<StoreLocation, 'dataFolder'>): string {
  return join(dataFolder, 'forms.sqlite');
}

export function keyFile({ keyFolder }: Pick<StoreLocation, 'keyFolder'>): string {
  return join(keyFolder, 'entry-keys.sqlite');
}

export function accessLogFile({ dataFolder }: Pick<StoreLocation, 'dataFolder'>): string {
  return join(dataFolder, 'access.log');
}

/** @throws StoreError if there is no such file; SQLite would create an empty one */
export function requireFile(file: string): void {
  if (!existsSync(file)) throw fileError(file, 'there is nothing at this path');
}

/**
 * Creates a file of the store, and its folder, readable by this user only, before it contains personal data.
 * @param ownNames prefixes of the store's file names in that folder
 * @throws the file system's error
 */
export function prepareStoreFile(file: string, ownNames: readonly string[]): void {
  prepareFile(file);
  const folder = dirname(file);
  // The mode of a folder with other files (DATA_DIR=/tmp) is not changed.
  const isOurs = readdirSync(folder).every((name) => ownNames.some((own) => name.startsWith(own)));
  if (isOurs) chmodSync(folder, 0o700);
}
