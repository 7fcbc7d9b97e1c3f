import { formLimits, honeypotField } from '@site/contract';
import type { FieldError } from '@site/service-kit/errors';
import { isBlank } from '@site/service-kit/is-blank';
import { FormError } from '../errors';

/**
 * The posted values by field, unknown until readRegistration has checked them.
 * A Map, because a field may be called `__proto__`.
 */
export type PostedFields = ReadonlyMap<string, unknown>;

const requiredFields = ['name', 'phone'];
const maxFields = 50;
const maxFieldName = 100;

/** Whether the honeypot, a field that people never see, was filled in. */
export function isHoneypotHit(posted: PostedFields): boolean {
  const value = posted.get(honeypotField);
  return value !== undefined && value !== null && value !== '';
}

/**
 * Validates external data. Only the rules of the specification: name and phone are present, nothing is longer than the
 * limits. Unknown fields are stored; names beginning with `_` are control fields. Texts become NFC: macOS sends the letters
 * of 김 one by one, Windows shows them one by one, and no search for 김 finds them.
 * @returns every field in NFC, name and phone included, without the control fields
 * @throws FormError `invalid_fields` with every error: required, not_text, too_long, field_name_too_long, too_many_fields
 */
export function readRegistration(posted: PostedFields): ReadonlyMap<string, string> {
  const given = composed([...posted].filter(([field]) => !field.startsWith('_')));
  const errors = [
    ...requiredFields.filter((field) => !posted.has(field)).map(missing),
    ...given.flatMap(([field, value]) => errorsOf(field, value)),
  ];
  if (given.length > maxFields) errors.push({ field: '', code: 'too_many_fields' });
  if (errors.length > 0) throw new FormError('invalid_fields', { fields: errors });
  return new Map(given.map(([field, value]) => [wellFormed(field), wellFormed(String(value))]));
}

/** In NFC. Two names that are one then hold two values, like a name that was sent twice. */
function composed(sent: readonly (readonly [string, unknown])[]): [string, unknown][] {
  const fields = new Map<string, unknown>();
  for (const [name, value] of sent) {
    const field = name.normalize('NFC');
    const text = typeof value === 'string' ? value.normalize('NFC') : value;
    fields.set(field, fields.has(field) ? [fields.get(field), text] : text);
  }
  return [...fields];
}

function errorsOf(field: string, value: unknown): FieldError[] {
  if (field.length > maxFieldName) {
    return [{ field: field.slice(0, maxFieldName), code: 'field_name_too_long' }];
  }
  if (typeof value !== 'string') return [{ field, code: 'not_text' }];
  if (requiredFields.includes(field) && isBlank(value)) return [missing(field)];
  if (lengthOf(value) > charLimitOf(field)) return [{ field, code: 'too_long' }];
  return [];
}

const missing = (field: string): FieldError => ({ field, code: 'required' });

function charLimitOf(field: string): number {
  return field === 'message' ? formLimits.message : formLimits.field;
}

/**
 * In code points: an emoji outside the Basic Multilingual Plane counts as one character, not as two. A line break counts as
 * one too, as in `maxlength`, although native posts send it as CRLF.
 */
function lengthOf(value: string): number {
  return [...value.replaceAll('\r\n', '\n')].length;
}

/** Half a surrogate pair, which JSON can carry but UTF-8 cannot, becomes U+FFFD. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
