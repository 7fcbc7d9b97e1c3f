import { formatDateTime } from '@site/contract';
import { columnLabels, formLabels } from '../content/registration-labels';
import type { StoredRegistration } from '../data/registration-rows';
import type { Command } from './command';
import { drawTable } from './draw-table';
import { maskPhone } from './mask-phone';
import { parseOptions } from './parse-options';
import { UsageError } from './usage';

const shortMessageChars = 30;
const { id, receivedAt, form, name, phone, message, marketing } = columnLabels;
const header = [id, receivedAt, form, name, phone, message, marketing];

export const listCommand: Command = (args) => {
  const { values } = parseOptions({
    args: [...args],
    options: { full: { type: 'boolean' }, limit: { type: 'string', default: '50' } },
  });
  const limit = Number(values.limit);
  if (!/^\d{1,9}$/.test(values.limit)) throw new UsageError('--limit takes a whole number.');

  return (store, _config, write) => {
    const rows = store.list(limit).map((registration) => describe(registration, values.full));
    write(`${drawTable([header, ...rows])}\n${rows.length} of ${store.count()} registrations\n`);
    return 0;
  };
};

function describe(registration: StoredRegistration, isFull = false): string[] {
  const { fields } = registration;
  const text = (field: string) => fields[field] ?? '';
  return [
    String(registration.id),
    formatDateTime(registration.receivedAt),
    formLabels[registration.form],
    text('name'),
    isFull ? text('phone') : maskPhone(text('phone')),
    isFull ? text('message') : cut(text('message')),
    text('marketing'),
  ];
}

function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= shortMessageChars) return text;
  return `${characters.slice(0, shortMessageChars).join('')}…`;
}
