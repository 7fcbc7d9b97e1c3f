import { openAccessLog, type AccessEvent } from '@site/service-kit/access-log';
import { messageOf } from '@site/service-kit/errors';

/** Appends a line to the access log; never throws. */
export type RecordAccess = (event: AccessEvent) => void;

/**
 * The administrator's change is complete before it is logged: a log that cannot be written is reported to the operator,
 * and does not undo the change or stop the site.
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
      const reason = messageOf(error);
      writeErrorLine(JSON.stringify({ error: 'access log not written', file, reason }));
    }
  };
}
