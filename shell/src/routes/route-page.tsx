import { use } from 'react';
import type { RouteMatch } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { SectionBanner, SubMenuBar } from '../frame/section-banner';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { GoTo } from './go-to';
import { PageLoading } from '../frame/page-loading';
import type { PageVisit } from './page-visits';
import { usePageVisit } from './visits-context';

/** A route's page: the shell's banner above, the owner's region below. */
export function RoutePage() {
  const visit = usePageVisit();
  const { match } = visit;
  if (!match) return null;
  return (
    <>
      {match.route.frame === 'section' && (
        <>
          <SectionBanner route={match.route} />
          <SubMenuBar route={match.route} />
        </>
      )}
      <RemoteBoundary
        key={visit.boundaryKey}
        id={match.route.module}
        page={visit.path}
        isPrerendered={visit.isPrerendered}
        fallback={<PageLoading />}
      >
        {(module) => <PageContent key={visit.path} module={module} match={match} visit={visit} />}
      </RemoteBoundary>
    </>
  );
}

interface PageContentProps {
  readonly module: ExposeModule;
  readonly match: RouteMatch;
  readonly visit: PageVisit;
}

function PageContent({ module, match, visit }: PageContentProps) {
  const { default: Page, missingPath } = module;
  const asked = visit.data(module);
  const data: unknown = asked instanceof Promise ? use(asked) : asked;
  if (data === null && missingPath) return <GoTo path={missingPath} />;
  return <Page params={match.params} data={data} />;
}
