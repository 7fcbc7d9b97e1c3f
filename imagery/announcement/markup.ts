import { escapeText } from '../svg/element';

/** One cell: plain text, a figure, or the head of its row. */
export interface Cell {
  readonly text: string;
  readonly kind?: 'figure' | 'head';
}

export const figure = (text: string | number): Cell => ({ text: String(text), kind: 'figure' });
export const head = (text: string): Cell => ({ text, kind: 'head' });
export const plain = (text: string): Cell => ({ text });

/** A numbered chapter; its title is never separated from what follows by a page break. */
export function section(number: number, title: string, ...parts: readonly string[]): string {
  return `<section><h2><span>${number}</span>${escapeText(title)}</h2>${parts.join('')}</section>`;
}

export function table(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  total?: readonly Cell[],
): string {
  const heads = columns.map((column, i) => {
    // A column head is aligned like its column.
    const isFigure = rows[0]?.[i]?.kind === 'figure';
    return `<th scope="col"${isFigure ? ' class="figure"' : ''}>${escapeText(column)}</th>`;
  });
  const foot = total ? `<tfoot>${row(total)}</tfoot>` : '';
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody>${foot}</table>`;
}

/** Rows of term and description, without a head row. */
export function facts(
  rows: readonly { readonly term: string; readonly description: string }[],
): string {
  const lines = rows.map(({ term, description }) => row([head(term), plain(description)]));
  return `<table class="facts"><tbody>${lines.join('')}</tbody></table>`;
}

export function list(items: readonly string[], kind: 'notes' | 'cautions' = 'notes'): string {
  return `<ul class="${kind}">${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
}

function row(cells: readonly Cell[]): string {
  const written = cells.map(({ text, kind }) => {
    if (kind === 'head') return `<th scope="row">${escapeText(text)}</th>`;
    return `<td${kind === 'figure' ? ' class="figure"' : ''}>${escapeText(text)}</td>`;
  });
  return `<tr>${written.join('')}</tr>`;
}
