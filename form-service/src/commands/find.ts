/** `find`, and what it shares with `erase`. */
import { parseOptions } from '@site/service-kit/command-line';
import { UsageError } from '@site/service-kit/errors';
import { columnLabels, cellLabels } from '../content/registration-labels';
import type { FoundByPhone, SimilarRegistration } from '../data/found-by-phone';
import { numbersIn } from '../data/phone-numbers';
import type { Command, CommandParts } from './command';
import { shortTable } from './list';
import { drawTable } from './terminal';

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

/** Shorter ones are in the messages of most people. */
const minDigits = 4;

/**
 * @param positionals all arguments are one number, so that `010 1234 5678` works unquoted; `-` reads it from stdin, which keeps it
 * out of the shell's history
 * @returns the number, read when the command runs @throws UsageError
 */
export function typedPhone(
  positionals: readonly string[],
): (parts: Pick<CommandParts, 'readLine'>) => string {
  const typed = positionals.join(' ').trim();
  if (typed === '-') return ({ readLine }) => requirePhone(readLine());
  requirePhone(typed);
  return () => typed;
}

/** @returns a hint for a number that was not found because something of it is missing; else '' */
export function hintFor(phone: string): string {
  if (numbersIn(phone).length > 0) return '';
  return 'This is not a complete phone number; with its area code it is found in any field.\n';
}

function requirePhone(typed: string): string {
  if (typed.normalize('NFKC').replaceAll(/\D/g, '').length < minDigits)
    throw new UsageError('Name the phone number, at least four digits of it.');
  return typed;
}

/** Shows registrations that erase would erase, and apart from them those that it would not. Logged first. */
export function showFound(
  { accessLog, write }: Pick<CommandParts, 'accessLog' | 'write'>,
  { registrations, similar, inBackupsOnly }: FoundByPhone,
): void {
  const count = registrations.length + similar.length;
  if (count + inBackupsOnly === 0) return;
  accessLog.append({ actor: 'operator', action: 'list', outcome: 'done', count });
  if (registrations.length > 0) write(`${shortTable(registrations)}\n`);
  if (inBackupsOnly > 0) write(`and ${inBackupsOnly} that only backups hold\n`);
  if (similar.length > 0) write(`${similarTable(similar)}\n`);
}

/** With the digits, because only a person can tell whether they are the number. */
function similarTable(similar: readonly SimilarRegistration[]): string {
  const { id, name, similar: part } = columnLabels;
  const rows = similar.map(({ registration, digits }) => [
    String(registration.id),
    registration.fields.get('name') ?? '',
    digits.map(({ field, excerpt }) => `${labelOf(field)}: ${excerpt}`).join(', ') ||
      cellLabels.formerPhone,
  ]);
  return (
    'Not the same number, only its digits; by phone number these are not erased (--id 12 erases one):\n' +
    drawTable([[id, name, part], ...rows])
  );
}

function labelOf(field: string): string {
  return new Map<string, string>(Object.entries(columnLabels)).get(field) ?? field;
}
