import { consentField, honeypotField, type FormKind } from '@site/contract';

/**
 * The fields of a form in the specification's shape: popup {name, phone, email, visitDate} with the last two
 * empty, the page forms {name, phone, message}. `marketing`, the required box and the honeypot travel only when they hold
 * something.
 */
export function readFields(kind: FormKind, form: FormData): Record<string, string> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const shape =
    kind === 'popup'
      ? { name: text('name'), phone: text('phone'), email: '', visitDate: '' }
      : { name: text('name'), phone: text('phone'), message: text('message') };
  const extra = ['marketing', consentField, honeypotField].filter((name) => text(name) !== '');
  return { ...shape, ...Object.fromEntries(extra.map((name) => [name, text(name)])) };
}
