import { parseOptions } from '@site/service-kit/command-line';
import { isConfirmed, requireTerminal, type Command, type CommandParts } from './command';

/** Removes the registrations whose keys are lost for good. With the newest copy of the keys they could still be read. */
export const acceptLossCommand: Command = (args) => {
  const { values } = parseOptions({ args: [...args], options: { yes: { type: 'boolean' } } });
  const { yes: isSure = false } = values;
  const acceptLoss = async (parts: CommandParts) => {
    const { store, accessLog, write } = parts;
    requireTerminal(parts, { isSure, unchanged: 'Nothing was removed' });
    const found = await store.countWithoutKey();
    write(
      `${found} of ${await store.count()} registrations have no key: they are newer than the key database.\n`,
    );
    if (found === 0) return 0;
    if (!isSure && !isConfirmed(parts, 'Remove them for good?')) {
      write('Nothing was removed.\n');
      return 1;
    }
    const count = await store.removeWithoutKey();
    write(`${count} registrations removed\n`);
    accessLog.append({ actor: 'operator', action: 'erase', outcome: 'done', count });
    await store.compact();
    return 0;
  };
  return Object.assign(acceptLoss, { lostKeys: 'accept' as const });
};
