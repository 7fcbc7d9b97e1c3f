import {
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { ModuleSourceContext } from './module-source';
import { RemoteErrorBoundary } from './remote-error-boundary';
import { BoundaryRoot } from './boundary-root';

interface RemoteBoundaryProps {
  readonly id: ModuleId;
  /** Which page it is part of; a new page in the same place is a new chance for a module that has thrown. */
  readonly page: string;
  /** Whether this region's HTML came with the document. Asked once, when the region is born. */
  readonly isPrerendered: () => boolean;
  /** Shown only on client navigation, while the module is on its way. */
  readonly fallback: ReactNode;
  readonly children: (module: ExposeModule) => ReactNode;
}

/**
 * One remote's place on the page. Its HTML stays whatever happens to the remote: late, dead, refused or
 * throwing (docs/decisions/0004). Memoise nothing above it and change nothing above it urgently.
 */
export function RemoteBoundary({
  id,
  page,
  isPrerendered,
  fallback,
  children,
}: RemoteBoundaryProps) {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('RemoteBoundary outside a ModuleSourceContext');
  const root = useRef<HTMLDivElement>(null);
  const [isFromHtml] = useState(isPrerendered);
  // Held here, outside the boundary: what suspends is rendered anew and must meet the same promise again.
  const [module] = useState(() => source.read(id, isFromHtml ? 'html' : 'empty'));
  const shownPage = useRef(isFromHtml ? page : undefined);
  const handleSettled = useCallback(() => {
    if (root.current) source.onSettled?.(id, root.current);
  }, [source, id]);
  const handleShown = useCallback(
    (shown: string) => {
      shownPage.current = shown;
      handleSettled();
    },
    [handleSettled],
  );
  return (
    <BoundaryRoot ref={root} data-module={id}>
      <RemoteErrorBoundary
        root={root}
        page={page}
        shownPage={shownPage}
        fallback={fallback}
        onError={handleSettled}
      >
        <Suspense fallback={fallback}>
          <LoadedRemote found={module} page={page} onShown={handleShown}>
            {children}
          </LoadedRemote>
        </Suspense>
      </RemoteErrorBoundary>
    </BoundaryRoot>
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
