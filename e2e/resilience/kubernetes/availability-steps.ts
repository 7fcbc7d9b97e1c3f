/**
 * Availability while nodes are drained and images are updated. Each step throws Error when it fails, and returns its
 * figures.
 */
import { behindIngress, renderChart } from '@site/tools/render-chart';
import { expect } from '../test';
import { deploymentsOf, podsOf, spreadProblems } from './cluster-state';
import type { ControlPlane } from './control-plane';
import {
  changeTo,
  expectMissingAtMost,
  expectNoDifference,
  names,
  rollOut,
} from './site-on-cluster';
import { formatShortfalls, watchAvailability } from './watch-availability';

export async function becomeAvailable(plane: ControlPlane): Promise<string> {
  // It looks every 15 s.
  const scaled = ['wait', '--for=jsonpath={.spec.replicas}=3', 'deployment/yunseul-press-service'];
  await plane.kubectl([...scaled, '--timeout=60s']);
  await rollOut(plane);
  const deployments = await deploymentsOf(plane);
  expect(deployments.map(({ name }) => name)).toEqual(names);
  for (const { name, wanted, available } of deployments)
    expect([name, wanted, available]).toEqual([name, 3, 3]);
  const conditions = await plane.kubectl([
    ...['get', 'hpa', 'yunseul-press-service', '-o'],
    'jsonpath={range .status.conditions[*]}{.type}={.status} {end}',
  ]);
  expect(conditions).toContain('AbleToScale=True');
  const budgets = await plane.kubectl([
    ...['get', 'poddisruptionbudgets', '-o'],
    'jsonpath={range .items[*]}{.metadata.name}={.status.disruptionsAllowed} {end}',
  ]);
  expect(budgets.trim().split(' ')).toEqual(names.map((name) => `${name}=1`));
  return deployments.map(({ name, available }) => `${name} ${available}`).join(', ');
}

export async function staySpread(plane: ControlPlane): Promise<string> {
  const pods = await podsOf(plane);
  expect(pods.length).toBe(12);
  expect(spreadProblems(pods)).toEqual([]);
  return `${pods.length} pods on ${new Set(pods.map(({ node }) => node)).size} nodes`;
}

export async function drainNodes(plane: ControlPlane): Promise<string> {
  const nodes = [...new Set((await podsOf(plane)).map(({ node }) => node))];
  const worst = await watchAvailability(plane, async () => {
    for (const node of nodes) {
      await drain(plane, [node]);
      await rollOut(plane);
      await plane.kubectl(['uncordon', node]);
    }
  });
  expectMissingAtMost(worst, 1);
  expect(spreadProblems(await podsOf(plane))).toEqual([]);
  return `${nodes.length} nodes drained; missing at worst: ${formatShortfalls(worst)}`;
}

export async function drainZone(plane: ControlPlane): Promise<string> {
  const selector = ['-l', 'topology.kubernetes.io/zone=zone-1'];
  const worst = await watchAvailability(plane, async () => {
    await drain(plane, selector);
    await rollOut(plane);
  });
  expectMissingAtMost(worst, 1);
  const left = (await podsOf(plane)).filter(({ zone }) => zone === 'zone-1');
  expect(left).toEqual([]);
  await plane.kubectl(['uncordon', ...selector]);
  return `missing at worst: ${formatShortfalls(worst)}`;
}

export async function updateAndBack(plane: ControlPlane): Promise<string> {
  const startedAt = Date.now();
  const worst = await watchAvailability(plane, async () => {
    await changeTo(plane, ['--set', 'image.tag=1.1.0']);
    await changeTo(plane, []);
  });
  expectMissingAtMost(worst, 0);
  expect(spreadProblems(await podsOf(plane))).toEqual([]);
  await expectNoDifference(plane, renderChart(plane.helm, behindIngress));
  return `${Math.round((Date.now() - startedAt) / 1000)} s; missing at worst: ${formatShortfalls(worst)}`;
}

export async function updateOne(plane: ControlPlane): Promise<string> {
  const before = await deploymentsOf(plane);
  await changeTo(plane, ['--set', 'pressService.tag=1.1.0']);
  const changed = (await deploymentsOf(plane)).filter(
    ({ generation }, at) => generation !== before[at]?.generation,
  );
  expect(changed.map(({ name }) => name)).toEqual(['yunseul-press-service']);
  return `changed: ${changed.map(({ name }) => name).join(', ')}`;
}

async function drain({ kubectl }: ControlPlane, nodes: readonly string[]): Promise<void> {
  await kubectl([
    ...['drain', ...nodes, '--ignore-daemonsets', '--delete-emptydir-data'],
    '--timeout=180s',
  ]);
}
