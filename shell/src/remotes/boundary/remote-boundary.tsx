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
import { ModuleSourceContext } from '../module-source';
import { RemoteErrorBoundary } from './remote-error-boundary';
import { BoundaryRoot } from './boundary-root';

interface RemoteBoundaryProps {
  readonly id: ModuleId;
  /** Path of the page; a module that has thrown is tried again on a new page. */
  readonly page: string;
  /** Whether the boundary's HTML came with the document; called once, on mount. */
  readonly isPrerendered: () => boolean;
  /** Shown only on client navigation, while the module loads. */
  readonly fallback: ReactNode;
  readonly children: (module: ExposeModule) => ReactNode;
}

/**
 * The boundary of a remote in a page. Its HTML stays even if the remote is late, unavailable, incompatible or throws
 * (docs/decisions/0004). Memoise nothing above it, and never update anything above it urgently.
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
  // State outside Suspense: a component that suspends is rendered again and must get the same promise.
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
