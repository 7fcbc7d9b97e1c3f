import { readLogCommand } from '@site/service-kit/log-command';
import { accessLogFile } from '../data/store-location';
import type { Command } from './command';

export const logCommand: Command = (args) => {
  const show = readLogCommand(args);
  return ({ config, write }) => {
    show(accessLogFile(config.location), (line) => write(`${line}\n`));
    return 0;
  };
};
