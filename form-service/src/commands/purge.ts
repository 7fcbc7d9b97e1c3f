import { purgeExpired } from '../services/purge-expired';
import { parseOptions, type Command } from './command';

export const purgeCommand: Command = (args) => {
  parseOptions({ args: [...args], options: {} });

  return ({ store, accessLog, config: { retentionDays }, write }) => {
    const count = purgeExpired(store, retentionDays);
    accessLog.append({ actor: 'operator', action: 'purge', outcome: 'done', count });
    if (count > 0) store.compact();
    write(`${count} registrations older than ${retentionDays} days removed\n`);
    return 0;
  };
};
