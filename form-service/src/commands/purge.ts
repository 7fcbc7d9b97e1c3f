import { formatDateTime } from '@site/contract';
import { parseOptions } from '@site/service-kit/command-line';
import { daysAhead, purgeExpired } from '../services/purge-expired';
import { isConfirmed, requireTerminal, type Command } from './command';

/** A service that has stood still for longer, or a clock that is wrong, which would remove everything. */
const maxDaysAhead = 7;

export const purgeCommand: Command = (args) => {
  const { values } = parseOptions({ args: [...args], options: { yes: { type: 'boolean' } } });
  const { yes: isSure = false } = values;

  return async (parts) => {
    const { store, accessLog, config, write } = parts;
    const { retentionDays } = config;
    const ahead = await daysAhead(store);
    if (ahead > maxDaysAhead) {
      const now = formatDateTime(new Date().toISOString());
      write(`The clock here says ${now}, ${ahead} days after the last purge or registration.\n`);
      requireTerminal(parts, { isSure, unchanged: 'Nothing was removed' });
      if (!isSure && !isConfirmed(parts, 'Is that right?')) {
        write('Nothing was removed.\n');
        return 1;
      }
    }
    const count = await purgeExpired(store, retentionDays);
    write(`Registrations older than ${retentionDays} days removed: ${count}\n`);
    accessLog.append({ actor: 'operator', action: 'purge', outcome: 'done', count });
    if (count > 0) await store.compact();
    return 0;
  };
};
