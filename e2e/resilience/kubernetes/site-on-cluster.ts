/** The site on the test's cluster: its changes, and the expectations of every step. */
import { behindIngress, renderChart } from '@site/tools/render-chart';
import { expect } from '../test';
import type { ControlPlane } from './control-plane';
import type { Shortfalls } from './watch-availability';

export type Step = (plane: ControlPlane) => Promise<string>;

export const apply = ['apply', '--server-side', '--field-manager=chart', '-f', '-'];
export const names = ['edge', 'form-service', 'press-service', 'site-server'].map(
  (part) => `yunseul-${part}`,
);

export async function changeTo(plane: ControlPlane, args: readonly string[]): Promise<void> {
  await plane.kubectl(apply, renderChart(plane.helm, [...behindIngress, ...args]));
  await rollOut(plane);
}

export async function rollOut({ kubectl }: ControlPlane): Promise<void> {
  for (const name of names)
    await kubectl(['rollout', 'status', `deployment/${name}`, '--timeout=90s']);
}

/** `kubectl diff` ends with 1 for a difference and with more for an error. */
export async function expectNoDifference(
  { attempt }: ControlPlane,
  manifest: string,
): Promise<void> {
  const { code, stdout, stderr } = await attempt(
    ['diff', '--server-side', '--field-manager=chart', '-f', '-'],
    manifest,
  );
  expect([code, stdout, stderr]).toEqual([0, '', '']);
}

export function expectMissingAtMost(worst: Shortfalls, most: number): void {
  expect([...worst.keys()].sort()).toEqual(names);
  for (const [name, missing] of worst) expect(missing, name).toBeLessThanOrEqual(most);
}
