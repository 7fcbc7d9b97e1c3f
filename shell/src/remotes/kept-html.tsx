import { useCallback } from 'react';
import { RegionRoot } from './region-root';

/** Puts nodes back as they were. By node and not by innerHTML, which Trusted Types forbids. */
export function KeptHtml({ nodes }: { nodes: readonly Node[] }) {
  const attach = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(...nodes),
    [nodes],
  );
  return <RegionRoot ref={attach} data-kept="" />;
}
