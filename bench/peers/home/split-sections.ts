import { attribute, type HtmlNode } from './load-parser';

/** A part of the page that becomes a component. */
export interface Section {
  readonly name: string;
  readonly node: HtmlNode;
}

const landmarks = new Set(['aside', 'header', 'footer', 'nav', 'section', 'dialog']);

/** @returns the outermost landmarks and wheel steps of the page in their order, with a name for a component */
export function splitSections(root: HtmlNode): readonly Section[] {
  const found: Section[] = [];
  const visit = (node: HtmlNode) => {
    const isPart =
      landmarks.has(node.tagName ?? '') || attribute(node, 'data-wheel-step') !== undefined;
    if (isPart) found.push({ name: nameOf(node, found.length), node });
    else for (const child of node.childNodes ?? []) visit(child);
  };
  visit(root);
  return found;
}

/** `aria-labelledby="home-visit"` of the third part is `Part3HomeVisit`. */
function nameOf(node: HtmlNode, index: number): string {
  const label = attribute(node, 'aria-labelledby') ?? attribute(node, 'id') ?? node.tagName ?? '';
  const words = label.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return `Part${index + 1}${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}
