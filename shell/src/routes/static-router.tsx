import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

/** @param location the encoded path of the page to render */
export function staticRouter(location: string) {
  return function PrerenderRouter({ children }: { children: ReactNode }) {
    return <StaticRouter location={location}>{children}</StaticRouter>;
  };
}
