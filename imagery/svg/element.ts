type Value = string | number | undefined;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes text for an SVG file. */
export const escapeText = (text: string) =>
  text.replace(/[&<"]/g, (sign) => entities[sign] ?? sign);

/** At most one decimal: more is invisible and costs bytes. */
export const figure = (value: number) => String(Math.round(value * 10) / 10);

/** @returns one element; attributes that are undefined are left out, numbers are rounded */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? figure(value) : escapeText(value ?? '')}"`,
    )
    .join('');
  return children.length > 0
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`;
}

export const group = (
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
) => element('g', attributes, ...children);
