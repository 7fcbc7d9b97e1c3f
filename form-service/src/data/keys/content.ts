/** The encrypted content of an entry: all typed fields, the consent and the result of the time score. */
import type { Consent, NewRegistration, StoredForm, StoredRegistration } from '../registration';
import { decrypt, encrypt } from '@site/service-kit/cipher';
import type { EntryKey } from './entry-keys';

interface Content {
  readonly fields: readonly (readonly [string, string])[];
  readonly consent?: Consent | undefined;
  /** Absent: not hasty, or not known. */
  readonly isHasty?: true | undefined;
}

export interface SealedEntry {
  readonly id: number;
  readonly entry: string;
  readonly form: StoredForm;
  readonly receivedAt: string;
  readonly sealed: Uint8Array;
}

export function sealEntry(
  { entry, dataKey }: EntryKey,
  registration: Pick<NewRegistration, 'form' | 'fields' | 'consent' | 'isHasty'>,
): Buffer {
  const { form, fields, consent, isHasty } = registration;
  const content: Content = { fields: [...fields], consent, isHasty: isHasty || undefined };
  return encrypt(dataKey, Buffer.from(JSON.stringify(content)), contextOf(entry, form));
}

/** @param dataKey undefined if it was destroyed; then the entry is unreadable */
export function openEntry(
  { id, entry, form, receivedAt, sealed }: SealedEntry,
  dataKey: Buffer | undefined,
): StoredRegistration {
  const text = dataKey && decrypt(dataKey, sealed, contextOf(entry, form));
  const unread = { id, form, receivedAt, consent: undefined, isHasty: false };
  if (!text) return { ...unread, fields: new Map(), isReadable: false };
  const { fields, consent, isHasty = false } = JSON.parse(text.toString()) as Content;
  return { ...unread, fields: new Map(fields), consent, isHasty, isReadable: true };
}

/** Binds an entry to its row: in another row it cannot be decrypted. */
function contextOf(entry: string, form: string): string {
  return `${form} ${entry}`;
}
