import { purgeExpired } from '../services/keep-retention';
import type { Command } from './command';
import { parseOptions } from './parse-options';

export const purgeCommand: Command = (args) => {
  parseOptions({ args: [...args], options: {} });

  return (store, { retentionDays }, write) => {
    const count = purgeExpired(store, retentionDays);
    if (count > 0) store.compact();
    write(`${count} registrations older than ${retentionDays} days removed\n`);
    return 0;
  };
};
