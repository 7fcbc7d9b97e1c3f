import { readFileSync } from 'node:fs';
import { phoneKey } from '../data/phone-key';
import type { Command } from './command';
import { UsageError } from './usage';

/** Every argument is part of the number, so that `erase 010 1234 5678` works unquoted. */
export const eraseCommand: Command = (args) => {
  const typed = args.join(' ').trim();
  const phone = typed === '-' ? readFileSync(0, 'utf8') : typed;
  if (phoneKey(phone) === '') throw new UsageError('Say which phone number to erase.');

  return (store, _config, write) => {
    const { count, isTraceless } = store.eraseByPhone(phone);
    write(`${count} ${count === 1 ? 'registration' : 'registrations'} erased\n`);
    if (isTraceless) return 0;
    write('Another process was reading, so that old bytes may be left: run the command again.\n');
    return 1;
  };
};
