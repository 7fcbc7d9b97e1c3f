/** parse5 is in bench's own node_modules, which the type check must not need, so the parts in use are declared here. */
export interface HtmlNode {
  readonly nodeName: string;
  readonly tagName?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly HtmlNode[];
  /** Of a text. */
  readonly value?: string;
}

export async function parseHtml(html: string): Promise<HtmlNode> {
  const name: string = 'parse5';
  const { parse } = (await import(name)) as { parse: (text: string) => HtmlNode };
  return parse(html);
}

export function attribute(node: HtmlNode, name: string): string | undefined {
  return node.attrs?.find((attr) => attr.name.toLowerCase() === name)?.value;
}

export function elements(node: HtmlNode): HtmlNode[] {
  return (node.childNodes ?? []).filter(({ tagName }) => tagName !== undefined);
}

/** @returns the first element that satisfies `isWanted`, the node itself included */
export function findElement(
  node: HtmlNode,
  isWanted: (element: HtmlNode) => boolean,
): HtmlNode | undefined {
  if (node.tagName !== undefined && isWanted(node)) return node;
  for (const child of node.childNodes ?? []) {
    const found = findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
