/** Shows the access log or checks it for tampering: `log`, `log --verify [<noted head>]`. */
import { existsSync } from 'node:fs';
import { readAccessLog, verifyAccessLog } from '@site/service-kit/access-log';
import { CommandError } from '@site/service-kit/errors';
import type { Command } from './command';

export const log: Command = async ({ config: { accessLogFile }, print }, options) => {
  const [option, notedHead] = options;
  if (option === undefined) {
    for (const { time, actor = '-', action, outcome, subject = '' } of readAccessLog(accessLogFile))
      print(`${time}  ${actor.padEnd(13)}  ${action.padEnd(14)}  ${outcome.padEnd(7)}  ${subject}`);
    return;
  }
  if (option !== '--verify')
    throw new CommandError('the options of log are: none, or --verify [<noted head>]');
  if (!existsSync(accessLogFile)) throw new CommandError(`there is no ${accessLogFile}`);
  const result = verifyAccessLog(accessLogFile, notedHead);
  if (!result.isIntact)
    throw new CommandError(`${accessLogFile}: line ${result.line} is ${result.kind}`);
  print(`${result.count} lines, none changed, inserted or removed.`);
  print(`Note this elsewhere for the next --verify, which then detects truncation: ${result.head}`);
};
