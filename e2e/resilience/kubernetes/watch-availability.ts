import type { ControlPlane } from './control-plane';

/** The lowest availability of each Deployment during an operation, relative to the desired number. */
export type Shortfalls = ReadonlyMap<string, number>;

/**
 * Follows every change of the Deployments' status, not samples of it.
 * @returns for each Deployment how many pods were missing at worst
 */
export async function watchAvailability(
  { watch }: ControlPlane,
  work: () => Promise<void>,
): Promise<Shortfalls> {
  const worst = new Map<string, number>();
  let first: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (first = resolve));
  const watching = watch(
    [
      ...['get', 'deployments', '--watch', '-o'],
      'jsonpath={.metadata.name} {.spec.replicas} {.status.availableReplicas}{"\\n"}',
    ],
    (line) => {
      const [name = '', wanted, available] = line.split(' ');
      const missing = Number(wanted) - Number(available || 0);
      worst.set(name, Math.max(worst.get(name) ?? 0, missing));
      first();
    },
  );
  try {
    await hasBegun;
    await work();
  } finally {
    watching.stop();
  }
  return worst;
}

export function formatShortfalls(worst: Shortfalls): string {
  return [...worst].map(([name, missing]) => `${name} ${missing}`).join(', ');
}
