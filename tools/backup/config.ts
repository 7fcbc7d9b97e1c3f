/** The environment of the two commands that test backups, read once. */
import { readSettings } from '@site/environment';
import { dataFolder } from '@site/release';

export interface BackupConfig {
  /** Parent of the services' folders. */
  readonly dataFolder: string;
  readonly everyHours: number;
  /** The number of backups. */
  readonly keep: number;
}

/** @throws Error that lists every problem */
export function readBackupConfig(env: NodeJS.ProcessEnv): BackupConfig {
  return readSettings('Backup', env, (settings) => ({
    dataFolder: dataFolder(env),
    everyHours: settings.wholeNumber('BACKUP_EVERY_HOURS', 1, 8760) ?? 24,
    keep: settings.wholeNumber('BACKUP_KEEP', 1, 8760) ?? 14,
  }));
}
