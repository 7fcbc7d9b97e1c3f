import { searchPhone, type SimilarDigits } from './holds-phone';
import type { StoredRegistration } from './registration';

/** A registration that may be another person's: only digits of the number are in it, or an earlier number of it is this one. */
export interface SimilarRegistration {
  readonly registration: StoredRegistration;
  readonly digits: readonly SimilarDigits[];
}

export interface FoundByPhone {
  /** Those with the number in any field. */
  readonly registrations: StoredRegistration[];
  readonly similar: SimilarRegistration[];
  /** How many more have the number and are in backups only. */
  readonly inBackupsOnly: number;
}

/**
 * Read and not only looked up: the codes of an interrupted correction are those of both numbers.
 * @param all registrations of the store
 * @param withCode whether the entry of this number has a lookup code of the phone number
 */
export function findByPhone(
  phone: string,
  all: readonly StoredRegistration[],
  withCode: (id: number) => boolean,
): Omit<FoundByPhone, 'inBackupsOnly'> {
  const search = searchPhone(phone);
  const registrations: StoredRegistration[] = [];
  const similar: SimilarRegistration[] = [];
  for (const registration of all) {
    const { id, fields, isReadable } = registration;
    const hasCode = withCode(id);
    if (search.holds(fields) || (hasCode && !isReadable)) registrations.push(registration);
    else {
      const digits = search.similarIn(fields);
      if (hasCode || digits.length > 0) similar.push({ registration, digits });
    }
  }
  return { registrations, similar };
}
