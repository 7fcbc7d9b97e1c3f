/** The environment of the two commands that test backups, read once. */
import { readSettings } from '@site/environment';
import { dataFolder } from '@site/release';

/** @throws Error that lists every problem */
export function readBackupConfig() {
  return readSettings('Backup', process.env, (settings) => ({
    /** Parent of the services' folders. */
    dataFolder: dataFolder(process.env),
    everyHours: settings.wholeNumber('BACKUP_EVERY_HOURS', 1, 8760) ?? 24,
    /** The number of backups. */
    keep: settings.wholeNumber('BACKUP_KEEP', 1, 8760) ?? 14,
  }));
}
