import { useEffect, useLayoutEffect, useRef } from 'react';
import { BrowserRouter, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { GlobalStyle } from '@site/design/global-style';
import { HostProvider, SlotProvider } from '@site/host';
import { enhanceFrame, showPathInFrame } from '../frame/enhance-frame';
import { PageFrame } from '../frame/page-frame';
import { PageMeta } from '../head/page-meta';
import type { BrowserModules } from '../remotes/browser-modules';
import { ModuleSourceContext } from '../remotes/module-source';
import { renderSlot } from '../routes/page-slot';
import type { PageVisits } from '../routes/page-visits';
import { RouterBridge } from '../routes/router-bridge';
import type { ShellHost } from '../routes/shell-host';
import { SiteRoutes } from '../routes/site-routes';
import { VisitContext } from '../routes/visit-context';

interface AppProps {
  readonly host: ShellHost;
  readonly modules: BrowserModules;
  readonly visits: PageVisits;
  readonly progressPlace: HTMLElement;
  readonly publicOrigin: string;
}

/** The page with its frame. An edit of what `enhanceFrame` attaches to the frame shows after a reload. */
export function DevelopmentApp({ host, modules, visits, progressPlace, publicOrigin }: AppProps) {
  // Kept over an edit, after which effects run again.
  const isEnhanced = useRef(false);
  useEffect(() => {
    if (!isEnhanced.current) enhanceFrame();
    isEnhanced.current = true;
  }, []);
  return (
    <HostProvider host={host}>
      <GlobalStyle />
      <BrowserRouter>
        <SlotProvider render={renderSlot}>
          <ModuleSourceContext value={modules}>
            <CurrentPage visits={visits} publicOrigin={publicOrigin} />
          </ModuleSourceContext>
        </SlotProvider>
        <RouterBridge host={host} visits={visits} progressPlace={progressPlace} />
      </BrowserRouter>
    </HostProvider>
  );
}

function CurrentPage({ visits, publicOrigin }: Pick<AppProps, 'visits' | 'publicOrigin'>) {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const visit = visits.visit(pathname, { search, isReturn });
  useLayoutEffect(() => showPathInFrame(visit.path), [visit]);
  return (
    <VisitContext value={visit}>
      <PageMeta publicOrigin={publicOrigin} />
      <PageFrame>
        <SiteRoutes />
      </PageFrame>
    </VisitContext>
  );
}
