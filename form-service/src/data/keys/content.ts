/** What an entry's key encrypts: all that was typed, the consent and the mark of the time score. */
import type { FormKind } from '@site/contract';
import type { Consent, NewRegistration, StoredRegistration } from '../registration';
import { decrypt, encrypt } from './cipher';
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
  readonly form: FormKind;
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

/** @param dataKey undefined where it was destroyed; the entry is unreadable then */
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

/** Binds an entry to its row: moved to another one, it cannot be decrypted. */
function contextOf(entry: string, form: string): string {
  return `${form} ${entry}`;
}
