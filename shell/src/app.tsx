/** The page as one React tree, identical on the server and in the browser. */
import type { ComponentType, ReactNode } from 'react';
import { GlobalStyle } from '@site/design';
import { HostProvider, SlotProvider } from '@site/host';
import { PageFrame } from './frame/page-frame';
import { PageMeta } from './head/page-meta';
import { ModuleSourceContext, type ModuleSource } from './remotes/module-source';
import { renderSlot } from './routes/page-slot';
import type { PageVisits } from './routes/page-visits';
import { RouterBridge } from './routes/router-bridge';
import type { ShellHost } from './routes/shell-host';
import { SiteRoutes } from './routes/site-routes';
import { VisitsContext } from './routes/visits-context';

export interface AppProps {
  readonly Router: ComponentType<{ children: ReactNode }>;
  readonly host: ShellHost;
  readonly source: ModuleSource;
  readonly visits: PageVisits;
  readonly publicOrigin: string;
}

export function App({ Router, host, source, visits, publicOrigin }: AppProps) {
  return (
    <Router>
      <GlobalStyle />
      <VisitsContext value={visits}>
        <HostProvider host={host}>
          <SlotProvider render={renderSlot}>
            <ModuleSourceContext value={source}>
              <PageMeta publicOrigin={publicOrigin} />
              <PageFrame>
                <SiteRoutes />
              </PageFrame>
              <RouterBridge host={host} />
            </ModuleSourceContext>
          </SlotProvider>
        </HostProvider>
      </VisitsContext>
    </Router>
  );
}
