import type { FrontendName } from '@site/release';
import { sourceFingerprint } from '../bundler/source-fingerprint';

/**
 * @param work builds and shows the frontends whose sources differ from those of its last success; a failure is logged
 * @returns call after a change; one run follows the other, and one without a change does nothing
 */
export function buildChanges(
  frontends: readonly FrontendName[],
  work: (changed: readonly FrontendName[]) => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  const built = new Map(frontends.map((name) => [name, sourceFingerprint(name)]));
  let last = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      const now = frontends.map((name) => [name, sourceFingerprint(name)] as const);
      const changed = now.filter(([name, fingerprint]) => built.get(name) !== fingerprint);
      // A build that fails leaves an incomplete one: then even the sources of the one before are built again.
      for (const [name] of changed) built.delete(name);
      if (changed.length > 0) await work(changed.map(([name]) => name));
      for (const [name, fingerprint] of changed) built.set(name, fingerprint);
    } catch (error) {
      log((error as Error).message);
    }
  };
  return () => (last = last.then(run));
}
