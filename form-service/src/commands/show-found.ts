import { columnLabels, cellLabels } from '../content/registration-labels';
import type { FoundByPhone, SimilarRegistration } from '../data/found-by-phone';
import type { CommandParts } from './command';
import { shortTable } from './list';
import { drawTable } from './terminal';

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
