import type { HtmlNode } from './load-parser';
import type { Section } from './split-sections';

/** The differences of a peer's language from HTML. */
export interface Dialect {
  readonly attribute: (name: string, value: string, node: HtmlNode) => string;
  readonly text: (value: string) => string;
  readonly isSelfClosing: boolean;
}

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** The framework writes scripts and links itself; the lower part's styles are in its one style sheet. */
const leftOut = new Set(['script', 'noscript', 'link', 'style', '#comment']);

/** Writes a tree in a dialect; a node that is a section becomes the tag of its component. */
export function toMarkup(
  node: HtmlNode,
  dialect: Dialect,
  sections: readonly Section[] = [],
): string {
  const section = sections.find((one) => one.node === node);
  if (section) return `<${section.name} />`;
  if (leftOut.has(node.nodeName)) return '';
  const { tagName } = node;
  if (tagName === undefined) return node.value === undefined ? '' : dialect.text(node.value);
  const attributes = (node.attrs ?? [])
    .map(({ name, value }) => ` ${dialect.attribute(name, value, node)}`)
    .join('');
  if (empty.has(tagName)) return `<${tagName}${attributes}${dialect.isSelfClosing ? ' />' : '>'}`;
  return `<${tagName}${attributes}>${childrenOf(node, dialect, sections)}</${tagName}>`;
}

export function childrenOf(
  node: HtmlNode,
  dialect: Dialect,
  sections: readonly Section[] = [],
): string {
  return (node.childNodes ?? []).map((child) => toMarkup(child, dialect, sections)).join('');
}
