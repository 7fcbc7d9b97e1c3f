import { readLogCommand } from '@site/service-kit/log-command';
import type { Command, CommandParts } from './command';

export const log: Command = (args) => {
  const show = readLogCommand(args);
  const run = async ({ config, print }: CommandParts) => show(config.accessLogFile, print);
  return Object.assign(run, { isReader: true });
};
