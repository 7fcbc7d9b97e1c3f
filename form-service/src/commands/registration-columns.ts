import { formatDateTime } from '@site/contract';
import { cellLabels, columnLabels, formLabels } from '../content/registration-labels';
import { normalizedPhone } from '../data/phone-numbers';
import { filledForm, type StoredForm, type StoredRegistration } from '../data/registration';

interface Column {
  readonly title: string;
  /** Name of the posted field; undefined for a column that the service adds. */
  readonly field?: string;
  readonly cell: (registration: StoredRegistration) => string;
}

const knownFields = ['name', 'phone', 'message', 'email', 'visitDate', 'marketing'] as const;

const isKnown = (field: string) => (knownFields as readonly string[]).includes(field);

const fieldColumn = (field: string, title: string): Column => ({
  title,
  field,
  cell: ({ fields }) => fields.get(field) ?? '',
});

const nameColumn: Column = {
  ...fieldColumn('name', columnLabels.name),
  cell: ({ fields, isReadable }) =>
    isReadable ? (fields.get('name') ?? '') : cellLabels.unreadable,
};

/** A test is found by its number only. */
function labelOf(form: StoredForm): string {
  const filled = filledForm(form);
  return form === filled ? formLabels[form] : `${formLabels[filled]} ${cellLabels.test}`;
}

const leadingColumns: readonly Column[] = [
  { title: columnLabels.id, cell: ({ id }) => String(id) },
  { title: columnLabels.receivedAt, cell: ({ receivedAt }) => formatDateTime(receivedAt) },
  { title: columnLabels.form, cell: ({ form }) => labelOf(form) },
  nameColumn,
  {
    title: columnLabels.phone,
    field: 'phone',
    cell: ({ fields }) => normalizedPhone(fields.get('phone') ?? ''),
  },
  { title: columnLabels.typedPhone, cell: ({ fields }) => fields.get('phone') ?? '' },
  ...knownFields.slice(2).map((field) => fieldColumn(field, columnLabels[field])),
];

const consentColumns: readonly Column[] = [
  { title: columnLabels.notice, cell: ({ consent }) => consent?.notice ?? '' },
  {
    title: columnLabels.agreed,
    cell: ({ consent }) => (consent?.isAgreed ? cellLabels.agreed : ''),
  },
  { title: columnLabels.hasty, cell: ({ isHasty }) => (isHasty ? cellLabels.hasty : '') },
];

/** One column for all of them: bots invent any number of field names. */
const otherFields: Column = {
  title: columnLabels.others,
  cell: ({ fields }) =>
    [...fields]
      .filter(([field]) => !isKnown(field))
      .map(([field, text]) => `${field}: ${text}`)
      .join('\n'),
};

/** All stored data: the fields of every form, consent, then the other fields if there are any. */
export function columnsOf(registrations: readonly StoredRegistration[]): Column[] {
  const hasOthers = registrations.some(({ fields }) => ![...fields.keys()].every(isKnown));
  return [...leadingColumns, ...consentColumns, ...(hasOthers ? [otherFields] : [])];
}
