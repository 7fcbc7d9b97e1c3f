import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

/** @throws what a component of the tree throws */
export async function renderTree(tree: ReactElement): Promise<{ body: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  const faults: unknown[] = [];
  try {
    const { prelude } = await prerender(sheet.collectStyles(tree), {
      // Larger boundaries would become hidden divs and inline scripts, which neither CSP nor no-JS allows.
      progressiveChunkSize: Infinity,
      onError: (error) => void faults.push(error),
    });
    const body = await new Response(prelude).text();
    if (faults.length > 0) throw faults[0];
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
