import { parseOptions } from '@site/service-kit/command-line';
import type { Command } from './command';
import { showFound } from './show-found';
import { hintFor, typedPhone } from './typed-phone';

/** What `erase` would erase, and what it would not. */
export const findCommand: Command = (args) => {
  const { positionals } = parseOptions({ args: [...args], options: {}, allowPositionals: true });
  const phoneOf = typedPhone(positionals);
  return async (parts) => {
    const phone = phoneOf(parts);
    const found = await parts.store.findByPhone(phone);
    showFound(parts, found);
    const { registrations, inBackupsOnly } = found;
    const count = registrations.length + inBackupsOnly;
    parts.write(`${count} ${count === 1 ? 'registration' : 'registrations'} with this number\n`);
    if (count === 0) parts.write(hintFor(phone));
    return 0;
  };
};
