import { Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ModuleId } from '@site/contract';
import { InsideIsland, type ExposeModule } from '@site/host';
import { useModuleSource } from '../module-source';
import { RemoteErrorBoundary } from './remote-error-boundary';

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

/** In the browser, after client navigation. */
function LiveBoundary({ id, page, fallback, children }: RemoteBoundaryProps) {
  const source = useModuleSource();
  const root = useRef<HTMLDivElement>(null);
  // State outside Suspense: a component that suspends is rendered again and must get the same promise.
  const [module] = useState(() => source.read(id));
  const shownPage = useRef<string>(undefined);
  const handleShown = useCallback((shown: string) => {
    shownPage.current = shown;
  }, []);
  return (
    <div ref={root} data-module={id}>
      <RemoteErrorBoundary root={root} page={page} shownPage={shownPage} fallback={fallback}>
        <Suspense fallback={fallback}>
          <LoadedRemote found={module} page={page} onShown={handleShown}>
            {children}
          </LoadedRemote>
        </Suspense>
      </RemoteErrorBoundary>
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
