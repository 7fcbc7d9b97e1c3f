import { formatDateTime } from '@site/contract';
import { columnLabels, formLabels } from '../content/registration-labels';
import type { StoredRegistration } from '../data/registration-rows';

const knownFields = ['name', 'phone', 'message', 'email', 'visitDate', 'marketing'] as const;

/** Without it Excel reads Korean as gibberish. */
const byteOrderMark = '\uFEFF';

/** Every field of every registration, newest first; unknown fields get columns of their own. */
export function toCsv(registrations: readonly StoredRegistration[]): string {
  const extraFields = extraFieldsOf(registrations);
  const header = [
    columnLabels.id,
    columnLabels.receivedAt,
    columnLabels.form,
    ...knownFields.map((field) => columnLabels[field]),
    ...extraFields,
  ];
  const rows = registrations.map(({ id, receivedAt, form, fields }) => [
    String(id),
    formatDateTime(receivedAt),
    formLabels[form],
    ...knownFields.map((field) =>
      field === 'phone' ? hyphenated(fields[field] ?? '') : (fields[field] ?? ''),
    ),
    ...extraFields.map((field) => fields[field] ?? ''),
  ]);
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function extraFieldsOf(registrations: readonly StoredRegistration[]): string[] {
  const known = new Set<string>(knownFields);
  const all = new Set(registrations.flatMap(({ fields }) => Object.keys(fields)));
  return [...all].filter((field) => !known.has(field)).sort();
}

/** A number of digits only gets its hyphens, or Excel would take its leading zero away. */
function hyphenated(phone: string): string {
  const parts = /^(02|0\d{2})(\d{3,4})(\d{4})$/.exec(phone);
  return parts ? parts.slice(1).join('-') : phone;
}

/** An apostrophe in front of what a spreadsheet would run as a formula. */
function quote(cell: string): string {
  const safe = /^[\s]*[=+\-@|]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
