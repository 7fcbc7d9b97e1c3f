import { writeFileSync } from 'node:fs';
import { parseOptions } from '@site/service-kit/command-line';
import { CommandError, UsageError } from '@site/service-kit/errors';
import type { Command } from './command';
import { toCsv } from './to-csv';
import { toJson } from './to-json';

export const exportCommand: Command = (args) => {
  const { values } = parseOptions({
    args: [...args],
    options: { out: { type: 'string' }, json: { type: 'boolean' } },
  });
  const { out, json: isJson = false } = values;
  if (out === '') throw new UsageError('--out must be the name of a new file.');

  return async ({ store, accessLog, write }) => {
    const registrations = await store.list();
    const text = isJson ? toJson(registrations) : toCsv(registrations);
    const { length: count } = registrations;
    accessLog.append({ actor: 'operator', action: 'export', outcome: 'done', count });
    if (out === undefined) {
      write(text);
      return 0;
    }
    writeNewFile(out, text);
    write(`${count} registrations written to ${out}\n`);
    return 0;
  };
};

/** An existing file is never overwritten: other users may be allowed to read it. */
function writeNewFile(file: string, content: string): void {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'it exists already; name a new file' : (code ?? 'unknown');
    throw new CommandError(`Cannot write ${file}: ${reason}.`, error);
  }
}
