import { useEffect } from 'react';
import { useHost } from '@site/host';

/** Leaves a page that turned out not to exist, keeping no history entry of it. */
export function GoTo({ path }: { path: string }) {
  const { navigate } = useHost();
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return null;
}
