import { attribute, elements, findElement, parseHtml, type HtmlNode } from './load-parser';

/** The rendered home page, taken apart for a peer. */
export interface Home {
  readonly title: string;
  readonly description: string;
  /** All styles: those in the page, then those of its lower part. */
  readonly css: string;
  /** Preloads, for example of a typeface: the peers have the same. */
  readonly preloads: readonly HtmlNode[];
  readonly root: HtmlNode;
}

/**
 * @param html of the released home page
 * @param linkedCss of the stylesheet that it links
 * @throws Error when the page has no root
 */
export async function readHome(html: string, linkedCss: string): Promise<Home> {
  const page = await parseHtml(html);
  const head = findElement(page, ({ tagName }) => tagName === 'head');
  const body = findElement(page, ({ tagName }) => tagName === 'body');
  if (!head || !body) throw new Error('home has no head or no body');
  const inHead = elements(head);
  const styles = inHead.filter(({ tagName }) => tagName === 'style');
  const description = inHead.find((node) => attribute(node, 'name') === 'description');
  return {
    title: textOf(inHead.find(({ tagName }) => tagName === 'title')),
    description: description ? (attribute(description, 'content') ?? '') : '',
    css: [...styles.map(textOf), linkedCss].join('\n'),
    preloads: inHead.filter(
      (node) => attribute(node, 'rel') === 'preload' && attribute(node, 'as') !== 'script',
    ),
    root: body,
  };
}

function textOf(node: HtmlNode | undefined): string {
  return (node?.childNodes ?? []).map(({ value }) => value ?? '').join('');
}
