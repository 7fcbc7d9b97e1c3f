import { existsSync } from 'node:fs';
import { readAccessLog, rotateAccessLog, verifyAccessLog } from '@site/service-kit/access-log';
import { parseOptions } from '@site/service-kit/command-line';
import { CommandError, UsageError } from '@site/service-kit/errors';
import type { Command, CommandParts } from './command';

/**
 * The access log, newest last; --verify checks it for tampering, with --head also since a noted head. --rotate begins a new file. The head may follow --verify
 * directly, as it had to in earlier versions.
 */
export const log: Command = (args) => {
  const { values, positionals } = parseOptions({
    args: [...args],
    options: {
      verify: { type: 'boolean' },
      head: { type: 'string' },
      rotate: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [head = values.head, ...more] = positionals;
  if (more.length > 0 || (positionals.length > 0 && (!values.verify || values.head !== undefined)))
    throw new UsageError('Name one noted head: log --verify --head <head>');

  const show = async (parts: CommandParts) => {
    if (values.verify || head !== undefined) return verify(parts, head);
    const { config, print } = parts;
    if (values.rotate) return rotate(parts);
    for (const { time, actor = '-', action, outcome, subject = '' } of readAccessLog(
      config.accessLogFile,
    ))
      print(`${time}  ${actor.padEnd(13)}  ${action.padEnd(14)}  ${outcome.padEnd(7)}  ${subject}`);
  };
  return Object.assign(show, { isReader: true });
};

function rotate({ config: { accessLogFile }, print }: CommandParts) {
  if (!existsSync(accessLogFile)) throw new CommandError(`There is no ${accessLogFile}.`);
  const archive = rotateAccessLog(accessLogFile);
  print(`The lines so far are in ${archive}. Leave it there: --verify reads it too.`);
}

function verify({ config: { accessLogFile }, print }: CommandParts, head: string | undefined) {
  if (!existsSync(accessLogFile))
    throw new CommandError(
      `There is no ${accessLogFile}. Set DATA_DIR to the folder of the service.`,
    );
  const result = verifyAccessLog(accessLogFile, head);
  if (!result.isIntact)
    throw new CommandError(`${result.file}: line ${result.line} is ${result.kind}`);
  print(`${result.count} lines, none changed, inserted or removed. Head: ${result.head}`);
  print('Note the head elsewhere: log --verify --head <head> then detects truncation too.');
}
