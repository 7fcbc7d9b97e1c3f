import { createContext, useContext } from 'react';
import type { PageVisit } from './page-visits';

export const VisitContext = createContext<PageVisit | null>(null);

/**
 * @returns the visit whose page is rendered
 * @throws Error outside a VisitContext
 */
export function usePageVisit(): PageVisit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('usePageVisit outside a VisitContext');
  return visit;
}
