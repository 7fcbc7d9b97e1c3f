import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageVisit, PageVisits } from './page-visits';

export const VisitsContext = createContext<PageVisits | null>(null);

/** @returns the visit of the router's current location */
export function usePageVisit(): PageVisit {
  const visits = useContext(VisitsContext);
  if (!visits) throw new Error('usePageVisit outside a VisitsContext');
  return visits.visit(useLocation().pathname);
}
