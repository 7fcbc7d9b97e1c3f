export const usage = `Usage: npm run forms -- <command>
  list [--limit 50] [--full]   newest first; phones masked and texts cut; --full shows every stored field
  export [--out <file>]        CSV for Excel, to the terminal or to a new file only you can read
  purge                        removes what is older than RETENTION_DAYS
  erase <phone> [--yes]        removes every entry with the number in any field, in backups too; shows them and
                               asks first, --yes does not; "-" reads the number from stdin
  erase --id 12,13 [--yes]     the same for entries by their number in the list
  log [--verify] [--head <h>]  who listed, exported, erased and purged; --verify finds what was tampered with`;

/** The command was not understood; its message says why, the usage follows. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
