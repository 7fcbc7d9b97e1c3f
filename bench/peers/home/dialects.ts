import type { Dialect } from './to-markup';

const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const astroDialect: Dialect = {
  attribute: (name, value) => (value === '' ? name : `${name}="${quoted(value)}"`),
  text: (value) =>
    value
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('{', '&#123;')
      .replaceAll('}', '&#125;'),
  isSelfClosing: true,
};

const reactNames: Readonly<Record<string, string>> = {
  autocomplete: 'autoComplete',
  checked: 'defaultChecked',
  class: 'className',
  crossorigin: 'crossOrigin',
  enterkeyhint: 'enterKeyHint',
  fetchpriority: 'fetchPriority',
  for: 'htmlFor',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  readonly: 'readOnly',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};

const numbers = new Set(['rows', 'tabindex', 'maxlength', 'colspan', 'rowspan']);
const flags = new Set(['autofocus', 'checked', 'disabled', 'hidden', 'inert', 'open', 'required']);

export const reactDialect: Dialect = {
  attribute(name, value) {
    const key = reactNames[name] ?? (/^(aria|data)-/.test(name) ? name : camelCase(name));
    if (value === '' && flags.has(name)) return key;
    return numbers.has(name) ? `${key}={${value}}` : `${key}={${JSON.stringify(value)}}`;
  },
  text: (value) => `{${JSON.stringify(value)}}`,
  isSelfClosing: true,
};

/** `stroke-width` of a drawing. */
function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
