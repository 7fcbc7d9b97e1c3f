import { parseOptions } from '@site/service-kit/command-line';
import { purgeExpired } from '../services/purge-expired';
import type { Command } from './command';

export const purgeCommand: Command = (args) => {
  parseOptions({ args: [...args], options: {} });

  return async ({ store, accessLog, config: { retentionDays }, write }) => {
    const count = await purgeExpired(store, retentionDays);
    write(`Registrations older than ${retentionDays} days removed: ${count}\n`);
    accessLog.append({ actor: 'operator', action: 'purge', outcome: 'done', count });
    if (count > 0) await store.compact();
    return 0;
  };
};
