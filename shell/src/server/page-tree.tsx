import { GlobalStyle } from '@site/design/global-style';
import { HostProvider, SlotProvider } from '@site/host';
import { PageFrame } from '../frame/page-frame';
import { PageMeta } from '../head/page-meta';
import { ModuleSourceContext, type ModuleSource } from '../remotes/module-source';
import type { PageBlock } from '../routes/page-block';
import { renderSlot } from '../routes/page-slot';
import { firstVisit } from '../routes/page-visits';
import { createShellHost } from '../routes/shell-host';
import { SiteRoutes } from '../routes/site-routes';
import { VisitContext } from '../routes/visit-context';

interface PageTreeProps {
  readonly page: PageBlock;
  readonly source: ModuleSource;
}

/** A whole page: the frame with the page in it. The browser renders pages only; the frame stays this HTML. */
export function PageTree({ page, source }: PageTreeProps) {
  return (
    <div id="root">
      <GlobalStyle />
      <VisitContext value={firstVisit(page)}>
        <HostProvider host={createShellHost()}>
          <SlotProvider render={renderSlot}>
            <ModuleSourceContext value={source}>
              <PageMeta publicOrigin={page.publicOrigin} />
              <PageFrame>
                <SiteRoutes />
              </PageFrame>
            </ModuleSourceContext>
          </SlotProvider>
        </HostProvider>
      </VisitContext>
    </div>
  );
}
