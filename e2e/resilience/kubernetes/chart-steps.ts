/** The API server's response to the chart. Each step throws Error when it fails, and returns its figures. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  objectKinds,
  objectSchemas,
  schemaFile,
  type OpenApi,
  type Schema,
} from '@site/tools/object-schemas';
import { behindIngress, chartFolder, renderChart } from '@site/tools/render-chart';
import { expect } from '../test';
import { deploymentsOf, podsOf } from './cluster-state';
import type { ControlPlane } from './control-plane';
import { preparedObjects } from './prepared-objects';
import { apply, expectNoDifference } from './site-on-cluster';

export async function applyChart(plane: ControlPlane): Promise<string> {
  await plane.kubectl(['apply', '-f', join(chartFolder, 'namespace.yaml')]);
  await plane.kubectl(['apply', '-f', '-'], preparedObjects);
  const applied = await plane.kubectl(apply, renderChart(plane.helm, behindIngress));
  return `${applied.trim().split('\n').length} objects, 0 warnings`;
}

export async function compareSchemas(plane: ControlPlane): Promise<string> {
  const openApi = JSON.parse(await plane.kubectl(['get', '--raw', '/openapi/v2'])) as OpenApi;
  const kept = JSON.parse(readFileSync(schemaFile, 'utf8')) as Schema;
  expect(kept).toEqual(objectSchemas(openApi, objectKinds));
  return openApi.info.version;
}

export async function tryOthers(plane: ControlPlane): Promise<string> {
  // The API server has no Gateway API: its route is checked in the committed rendering.
  const others = ['gateway-values.yaml', 'tls-values.yaml'].map((file) =>
    renderChart(plane.helm, [
      ...['--values', join(chartFolder, 'rendered', file)],
      ...['--set', 'exposure.kind=none'],
    ]).replaceAll('yunseul-', 'other-'),
  );
  let accepted = 0;
  for (const objects of others) {
    const output = await plane.kubectl([...apply, '--dry-run=server'], objects);
    accepted += output.trim().split('\n').length;
  }
  const rendered = renderChart(plane.helm, behindIngress).replaceAll(
    'runAsNonRoot: true',
    'runAsNonRoot: false',
  );
  const refused = await plane.attempt(
    ['--warnings-as-errors', ...apply, '--dry-run=server', '--force-conflicts'],
    rendered,
  );
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toContain('would violate PodSecurity "restricted');
  return `${accepted} objects accepted`;
}

export async function runJobs(plane: ControlPlane): Promise<string> {
  const ship = renderChart(plane.helm, [
    ...behindIngress,
    ...[
      '--set',
      'ship.remote=mfe-press,ship.tag=1.1.0',
      '--show-only',
      'templates/ship-remote.yaml',
    ],
  ]);
  await plane.kubectl(['create', '-f', '-'], ship);
  for (const name of ['backup', 'restore-test'])
    await plane.kubectl(['create', 'job', `${name}-now`, `--from=cronjob/yunseul-${name}`]);
  await plane.kubectl(['wait', '--for=condition=Complete', 'job', '--all', '--timeout=90s']);
  const done = (await plane.kubectl(['get', 'jobs', '-o', 'name'])).trim().split('\n');
  expect(done).toHaveLength(4);
  return done.join(', ');
}

export async function applyAgain(plane: ControlPlane): Promise<string> {
  const before = await deploymentsOf(plane);
  const pods = await podsOf(plane);
  await expectNoDifference(plane, renderChart(plane.helm, behindIngress));
  await plane.kubectl(apply, renderChart(plane.helm, behindIngress));
  const newer = mkdtempSync(join(tmpdir(), 'newer-chart-'));
  try {
    cpSync(chartFolder, newer, { recursive: true });
    const file = join(newer, 'Chart.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^version: .*$/m, 'version: 9.9.9'));
    await expectNoDifference(plane, renderChart(plane.helm, behindIngress, newer));
  } finally {
    rmSync(newer, { recursive: true });
  }
  expect(await deploymentsOf(plane)).toEqual(before);
  expect(await podsOf(plane)).toEqual(pods);
  return 'diff empty';
}
