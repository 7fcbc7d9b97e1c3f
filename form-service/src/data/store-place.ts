import { basename, dirname, join } from 'node:path';

/** Where registrations and the keys that make them readable are kept: two folders, so that no backup holds both. */
export interface StorePlace {
  /** Absolute path of the folder that holds forms.sqlite and access.log; this one is backed up. */
  readonly dataFolder: string;
  /** Absolute path of the folder that holds entry-keys.sqlite and, by default, master.key. */
  readonly keyFolder: string;
  /** Absolute path of the file with the master key. */
  readonly masterKeyFile: string;
  /** The master key itself, 32 bytes, where the environment holds it; the file is not looked at then. */
  readonly masterKey?: Buffer | undefined;
}

/** @returns the place beside a data folder: `data/forms` has its keys in `data/keys/forms` */
export function placeBeside(dataFolder: string): StorePlace {
  const keyFolder = join(dirname(dataFolder), 'keys', basename(dataFolder));
  return { dataFolder, keyFolder, masterKeyFile: join(keyFolder, 'master.key') };
}

export function storeFile({ dataFolder }: Pick<StorePlace, 'dataFolder'>): string {
  return join(dataFolder, 'forms.sqlite');
}

export function keyFile({ keyFolder }: Pick<StorePlace, 'keyFolder'>): string {
  return join(keyFolder, 'entry-keys.sqlite');
}

export function accessLogFile({ dataFolder }: Pick<StorePlace, 'dataFolder'>): string {
  return join(dataFolder, 'access.log');
}
