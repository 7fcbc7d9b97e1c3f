import type { AccessLog } from '@site/service-kit/access-log';
import { CommandError } from '@site/service-kit/errors';

/** An access log whose errors name its file: the data folder and the folder of an export may be on different disks. */
export function nameLogFile(log: AccessLog, file: string): AccessLog {
  return {
    append(event) {
      try {
        log.append(event);
      } catch (cause) {
        const { code } = cause as NodeJS.ErrnoException;
        if (code === undefined) throw cause;
        const reason = code === 'ENOSPC' ? 'the disk is full. Make space' : `${code}. Correct that`;
        throw new CommandError(
          `Cannot write the access log ${file}: ${reason}, then run it again.`,
          cause,
        );
      }
    },
  };
}
