import { writeFileSync } from 'node:fs';
import type { Command } from './command';
import { parseOptions } from './parse-options';
import { toCsv } from './to-csv';
import { UsageError } from './usage';

export const exportCommand: Command = (args) => {
  const { values } = parseOptions({ args: [...args], options: { out: { type: 'string' } } });
  const { out } = values;
  if (out === '') throw new UsageError('--out takes the name of a new file.');

  return ({ store, accessLog, write }) => {
    const registrations = store.list();
    const csv = toCsv(registrations);
    const { length: count } = registrations;
    accessLog.append({ actor: 'operator', action: 'export', outcome: 'done', count });
    if (out === undefined) {
      write(csv);
      return 0;
    }
    writeNewFile(out, csv);
    write(`${count} registrations written to ${out}\n`);
    return 0;
  };
};

/** Never over an existing file, which others may be allowed to read. */
function writeNewFile(file: string, content: string): void {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'it exists already; name a new file' : (code ?? 'unknown');
    throw new Error(`Cannot write ${file}: ${reason}.`, { cause: fault });
  }
}
