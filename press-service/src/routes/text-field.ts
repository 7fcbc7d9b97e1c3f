import { isBlank } from '@site/service-kit/is-blank';
import { PressError, type FieldError } from '../errors';

/** An object of strings with exactly the fields `names`; a missing field is an empty string. */
export type TextFields<Name extends string> = Readonly<Record<Name, string>>;

/**
 * @param body parsed JSON or form of any shape
 * @throws PressError `invalid_body` with every error: not an object, a value that is not a string, an unknown field
 */
export function readTextFields<Name extends string>(
  body: unknown,
  names: readonly Name[],
): TextFields<Name> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new PressError('invalid_body');
  const given = new Map<string, unknown>(Object.entries(body));
  const errors: FieldError[] = [];
  for (const [field, value] of given) {
    if (!names.some((name) => name === field)) errors.push({ field, code: 'unknown_field' });
    else if (typeof value !== 'string') errors.push({ field, code: 'not_text' });
  }
  if (errors.length > 0) throw new PressError('invalid_body', { fields: errors.slice(0, 20) });
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as TextFields<Name>;
}

interface Limits {
  readonly isRequired?: boolean;
  /** In characters (code points). */
  readonly max: number;
}

/** @returns the field's error, or an empty list */
export function checkText(field: string, value: string, limits: Limits): FieldError[] {
  if (limits.isRequired && isBlank(value)) return [{ field, code: 'required' }];
  if (isMalformed(value)) return [{ field, code: 'malformed' }];
  return isLonger(value, limits.max) ? [{ field, code: 'too_long' }] : [];
}

/** Half a surrogate pair, or a control character other than tab and line breaks: neither store preserves them. */
function isMalformed(text: string): boolean {
  return /\p{Surrogate}|[^\P{Cc}\t\n\r]/u.test(text);
}

function isLonger(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}
