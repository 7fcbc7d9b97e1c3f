export const usage = `Usage: npm run forms -- <command>
  list [--limit 50] [--full]   newest first; phones masked and texts cut unless --full
  export [--out <file>]        CSV for Excel, to the terminal or to a new file only you can read
  purge                        removes what is older than RETENTION_DAYS
  erase <phone>                removes a person, however the number is written; "-" reads it from stdin`;

/** The command was not understood; its message says why, the usage follows. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
