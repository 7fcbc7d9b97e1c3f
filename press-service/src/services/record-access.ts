import { openAccessLog, type AccessEvent } from '@site/access-log';

/** Leaves a line about what was done; never throws. */
export type RecordAccess = (event: AccessEvent) => void;

/**
 * What the administrator did is done when it is recorded: a log that cannot be written is told to the operators and
 * takes neither the article nor the site away.
 */
export function createRecordAccess(
  file: string,
  now: () => number,
  writeErrorLine: (line: string) => void,
): RecordAccess {
  const log = openAccessLog(file, now);
  return (event) => {
    try {
      log.append(event);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      writeErrorLine(JSON.stringify({ error: 'access log not written', file, reason }));
    }
  };
}
