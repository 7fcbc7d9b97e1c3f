import type { ReactNode } from 'react';

/** Instead of loading the page as a document: it would fail again and again until the mistake is mended. */
export function PageLoad({ fallback }: { readonly fallback: ReactNode }) {
  return fallback;
}
