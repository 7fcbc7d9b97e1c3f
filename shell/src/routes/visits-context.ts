import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageVisit, PageVisits } from './page-visits';

export const VisitsContext = createContext<PageVisits | null>(null);

/** @throws Error outside a VisitsContext */
export function useVisits(): PageVisits {
  const visits = useContext(VisitsContext);
  if (!visits) throw new Error('useVisits outside a VisitsContext');
  return visits;
}

/** @returns the visit of the router's current location */
export function usePageVisit(): PageVisit {
  return useVisits().visit(useLocation().pathname);
}
