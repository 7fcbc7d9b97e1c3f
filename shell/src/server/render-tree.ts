import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

/** @throws any error of a component in the tree */
export async function renderTree(tree: ReactElement): Promise<{ body: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const { prelude } = await prerender(sheet.collectStyles(tree), {
      // Otherwise larger boundaries become hidden divs and inline scripts, which need JavaScript and violate the CSP.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    });
    const body = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0];
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
