/** Shows the access log, or looks whether it is whole: `log`, `log --verify [<noted head>]`. */
import { existsSync } from 'node:fs';
import { readAccessLog, verifyAccessLog } from '@site/access-log';
import { CommandFault, type Command } from './command';

export const log: Command = async ({ config: { accessLogFile }, say }, options) => {
  const [option, notedHead] = options;
  if (option === undefined) {
    for (const { time, actor = '-', action, outcome, subject = '' } of readAccessLog(accessLogFile))
      say(`${time}  ${actor.padEnd(13)}  ${action.padEnd(14)}  ${outcome.padEnd(7)}  ${subject}`);
    return;
  }
  if (option !== '--verify')
    throw new CommandFault('log takes nothing, or --verify [<noted head>]');
  if (!existsSync(accessLogFile)) throw new CommandFault(`there is no ${accessLogFile}`);
  const result = verifyAccessLog(accessLogFile, notedHead);
  if (!result.isIntact)
    throw new CommandFault(`${accessLogFile}: line ${result.line} is ${result.kind}`);
  say(`${result.count} lines, none changed, inserted or removed.`);
  say(
    `Note this elsewhere for the next --verify, which then finds lines cut off the end: ${result.head}`,
  );
};
