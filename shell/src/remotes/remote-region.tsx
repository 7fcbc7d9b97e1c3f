import { Suspense, use, useContext, useRef, type ReactNode } from 'react';
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { ModuleSourceContext } from './module-source';
import { RegionBoundary } from './region-boundary';
import { RegionRoot } from './region-root';

interface RemoteRegionProps {
  readonly id: ModuleId;
  /** Shown only on client navigation, while the module is on its way. */
  readonly fallback: ReactNode;
  readonly children: (module: ExposeModule) => ReactNode;
}

/**
 * One remote's place on the page. Its HTML stays whatever happens to the remote: late, dead, refused or
 * throwing (docs/decisions/0004). Memoise nothing above it and change nothing above it urgently.
 */
export function RemoteRegion({ id, fallback, children }: RemoteRegionProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <RegionRoot ref={root} data-module={id}>
      <RegionBoundary root={root}>
        <Suspense fallback={fallback}>
          <LoadedRegion id={id}>{children}</LoadedRegion>
        </Suspense>
      </RegionBoundary>
    </RegionRoot>
  );
}

function LoadedRegion({ id, children }: Omit<RemoteRegionProps, 'fallback'>) {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('RemoteRegion outside a ModuleSourceContext');
  const found = source.read(id);
  return children(found instanceof Promise ? use(found) : found);
}
