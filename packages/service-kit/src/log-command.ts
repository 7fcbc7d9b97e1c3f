import { existsSync } from 'node:fs';
import { readAccessLog, rotateAccessLog } from './access-log';
import { parseOptions } from './command-line';

/**
 * `log` of both services: the access log, newest last. --rotate begins a new file, while the service runs.
 * @throws UsageError
 */
export function readLogCommand(args: readonly string[]) {
  const { values } = parseOptions({ args: [...args], options: { rotate: { type: 'boolean' } } });
  return (file: string, print: (line: string) => void): void => {
    if (!existsSync(file)) return print('The access log is empty.');
    if (values.rotate)
      return print(
        `The lines so far are in ${rotateAccessLog(file)}. Leave it there: log reads it.`,
      );
    for (const { time, actor = '', action, outcome, subject, count } of readAccessLog(file)) {
      const columns = [actor.padEnd(13), action.padEnd(14), outcome.padEnd(7), subject ?? count];
      print([time, ...columns].join('  ').trimEnd());
    }
  };
}
