import { Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ModuleId } from '@site/contract';
import { InsideIsland, type ExposeModule } from '@site/host';
import { useModuleSource } from '../module-source';
import { FailureBoundary } from './failure-boundary';
import { PageLoad } from './page-load';
import { StaticSnapshot } from './static-snapshot';

interface RemoteBoundaryProps {
  readonly id: ModuleId;
  /** Path of the page; a module that has thrown is tried again on a new page. */
  readonly page: string;
  /** Shown while the module loads. */
  readonly fallback: ReactNode;
  readonly children: (module: ExposeModule) => ReactNode;
}

/** The boundary of a remote in a page: it loads the module, and what that does wrong stays in here. */
export function RemoteBoundary(props: RemoteBoundaryProps) {
  return useModuleSource().isPrerendering ? (
    <PrerenderedBoundary {...props} />
  ) : (
    <LiveBoundary {...props} />
  );
}

/** On the server: an expose that does not name its islands is one, marked by an empty `data-island`. */
function PrerenderedBoundary({ id, children }: RemoteBoundaryProps) {
  // Always a module while prerendering.
  const module = useModuleSource().read(id) as ExposeModule;
  return (
    <div data-module={id} {...(!module.islands && { 'data-island': '', 'data-props': '' })}>
      <InsideIsland value={!module.islands}>{children(module)}</InsideIsland>
    </div>
  );
}

/**
 * In the browser, after client navigation. If the remote throws, a static snapshot of its HTML replaces it; if nothing was shown
 * yet, the page is loaded as a document instead.
 */
function LiveBoundary({ id, page, fallback, children }: RemoteBoundaryProps) {
  const source = useModuleSource();
  const root = useRef<HTMLDivElement>(null);
  // State outside Suspense: a component that suspends is rendered again and must get the same promise.
  const [module] = useState(() => source.read(id));
  /** The page whose content is shown; undefined before the first. */
  const shownPage = useRef<string>(undefined);
  const handleShown = useCallback((shown: string) => {
    shownPage.current = shown;
  }, []);
  return (
    <div ref={root} data-module={id}>
      <FailureBoundary
        page={page}
        instead={() =>
          shownPage.current === page ? (
            <StaticSnapshot key={page} root={root.current} />
          ) : (
            <PageLoad key={page} fallback={fallback} />
          )
        }
      >
        <Suspense fallback={fallback}>
          <LoadedRemote found={module} page={page} onShown={handleShown}>
            {children}
          </LoadedRemote>
        </Suspense>
      </FailureBoundary>
    </div>
  );
}

interface LoadedRemoteProps {
  readonly found: ExposeModule | Promise<ExposeModule>;
  readonly page: string;
  readonly onShown: (page: string) => void;
  readonly children: (module: ExposeModule) => ReactNode;
}

function LoadedRemote({ found, page, onShown, children }: LoadedRemoteProps) {
  useEffect(() => onShown(page), [page, onShown]);
  return children(found instanceof Promise ? use(found) : found);
}
