import { existsSync } from 'node:fs';
import { formatDateTime } from '@site/contract';
import {
  readAccessLog,
  rotateAccessLog,
  verifyAccessLog,
  type AccessEntry,
} from '@site/service-kit/access-log';
import { parseOptions } from '@site/service-kit/command-line';
import { accessLogFile } from '../data/store-location';
import type { Command, CommandParts } from './command';
import { drawTable } from './terminal';

const header = ['line', 'time', 'actor', 'action', 'outcome', 'count'];

/** The access log, newest last; --verify checks it for tampering, with --head also since a noted head; --rotate begins a new file. */
export const logCommand: Command = (args) => {
  const { values } = parseOptions({
    args: [...args],
    options: {
      verify: { type: 'boolean' },
      head: { type: 'string' },
      rotate: { type: 'boolean' },
    },
  });

  return (parts) => {
    const file = accessLogFile(parts.config.location);
    if (values.verify || values.head !== undefined) return verify(parts, file, values.head);
    if (values.rotate) return rotate(parts, file);
    parts.write(`${drawTable([header, ...readAccessLog(file).map(describe)])}\n`);
    return 0;
  };
};

function rotate({ write }: CommandParts, file: string): number {
  if (!existsSync(file)) {
    write('The access log is empty.\n');
    return 0;
  }
  write(
    `The lines so far are in ${rotateAccessLog(file)}. Leave it there: --verify reads it too.\n`,
  );
  return 0;
}

function verify({ write }: CommandParts, file: string, head: string | undefined): number {
  if (!existsSync(file)) {
    write(head === undefined ? 'The access log is empty.\n' : `${file} is missing.\n`);
    return head === undefined ? 0 : 1;
  }
  const result = verifyAccessLog(file, head);
  if (result.isIntact) {
    write(`${result.count} lines, none changed, inserted or removed. Head: ${result.head}\n`);
    return 0;
  }
  write(`Line ${result.line} of ${result.file}: ${result.kind}.\n`);
  return 1;
}

function describe({ sequence, time, actor, action, outcome, count }: AccessEntry): string[] {
  const number = count === undefined ? '' : String(count);
  return [String(sequence), formatDateTime(time), actor ?? '', action, outcome, number];
}
