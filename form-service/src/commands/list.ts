import { parseOptions } from '@site/service-kit/command-line';
import { UsageError } from '@site/service-kit/errors';
import { columnLabels } from '../content/registration-labels';
import type { StoredRegistration } from '../data/registration';
import type { Command } from './command';
import { columnsOf } from './registration-columns';
import { drawTable, maskNumbersIn, maskPhone } from './terminal';

const shortMessageChars = 30;
const { id, receivedAt, form, name, phone, message, marketing, hasty } = columnLabels;
const shortTitles = new Set<string>([id, receivedAt, form, name, phone, message, marketing, hasty]);

export const listCommand: Command = (args) => {
  const { values } = parseOptions({
    args: [...args],
    options: { full: { type: 'boolean' }, limit: { type: 'string', default: '50' } },
  });
  const limit = Number(values.limit);
  if (!/^[1-9]\d{0,8}$/.test(values.limit))
    throw new UsageError('--limit must be a whole number, at least 1.');

  return async ({ store, accessLog, write }) => {
    const registrations = await store.list(limit);
    const total = await store.count();
    const table = values.full ? fullTable(registrations) : shortTable(registrations);
    accessLog.append({
      actor: 'operator',
      action: 'list',
      outcome: 'done',
      count: registrations.length,
    });
    write(`${table}\n${registrations.length} of ${total} registrations\n`);
    return 0;
  };
};

/** Every stored field. */
function fullTable(registrations: readonly StoredRegistration[]): string {
  const columns = columnsOf(registrations);
  const rows = registrations.map((registration) => columns.map(({ cell }) => cell(registration)));
  return drawTable([columns.map(({ title }) => title), ...rows]);
}

/** Enough to recognise an entry: phones masked, messages cut. */
export function shortTable(registrations: readonly StoredRegistration[]): string {
  const columns = columnsOf([]).filter(({ title }) => shortTitles.has(title));
  const rows = registrations.map((registration) =>
    columns.map(({ field, cell }) => shorten(field, cell(registration))),
  );
  return drawTable([columns.map(({ title }) => title), ...rows]);
}

function shorten(field: string | undefined, text: string): string {
  if (field === 'phone') return maskPhone(text);
  return field === 'message' ? cut(maskNumbersIn(text)) : text;
}

function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= shortMessageChars) return text;
  return `${characters.slice(0, shortMessageChars).join('')}…`;
}
