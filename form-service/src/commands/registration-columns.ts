import { formatDateTime } from '@site/contract';
import { cellLabels, columnLabels, formLabels } from '../content/registration-labels';
import type { StoredRegistration } from '../data/registration';

interface Column {
  readonly title: string;
  /** Name of the posted field; undefined for a column that the service adds. */
  readonly field?: string;
  readonly cell: (registration: StoredRegistration) => string;
}

const knownFields = ['name', 'phone', 'message', 'email', 'visitDate', 'marketing'] as const;

const fieldColumn = (field: string, title = field): Column => ({
  title,
  field,
  cell: ({ fields }) => fields.get(field) ?? '',
});

const nameColumn: Column = {
  ...fieldColumn('name', columnLabels.name),
  cell: ({ fields, isReadable }) =>
    isReadable ? (fields.get('name') ?? '') : cellLabels.unreadable,
};

const leadingColumns: readonly Column[] = [
  { title: columnLabels.id, cell: ({ id }) => String(id) },
  { title: columnLabels.receivedAt, cell: ({ receivedAt }) => formatDateTime(receivedAt) },
  { title: columnLabels.form, cell: ({ form }) => formLabels[form] },
  nameColumn,
  ...knownFields.slice(1).map((field) => fieldColumn(field, columnLabels[field])),
];

const consentColumns: readonly Column[] = [
  { title: columnLabels.notice, cell: ({ consent }) => consent?.notice ?? '' },
  {
    title: columnLabels.agreed,
    cell: ({ consent }) => (consent?.isAgreed ? cellLabels.agreed : ''),
  },
  { title: columnLabels.hasty, cell: ({ isHasty }) => (isHasty ? cellLabels.hasty : '') },
];

/** All stored data: the fields of every form, consent, then a column for each other field. */
export function columnsOf(registrations: readonly StoredRegistration[]): Column[] {
  const known = new Set<string>(knownFields);
  const all = new Set(registrations.flatMap(({ fields }) => [...fields.keys()]));
  const others = [...all].filter((field) => !known.has(field)).sort();
  return [...leadingColumns, ...consentColumns, ...others.map((field) => fieldColumn(field))];
}
