/** The chart rendered by Helm, in the variants of deploy/kubernetes/rendered/. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

export const chartFolder = join(repositoryRoot, 'deploy/kubernetes');

/** The default values, which lack only the addresses of the ingress controller. */
export const behindIngress = ['--set', 'edge.trustedProxies={10.0.0.0/8}'];

/** File names in rendered/ and their values. Together they use every template and every branch. */
export const renderings: Readonly<Record<string, readonly string[]>> = {
  'default.yaml': behindIngress,
  'gateway.yaml': ['--values', join(chartFolder, 'rendered/gateway-values.yaml')],
  'tls.yaml': [
    '--values',
    join(chartFolder, 'rendered/tls-values.yaml'),
    ...['edge', 'network-policies'].flatMap((name) => ['--show-only', `templates/${name}.yaml`]),
  ],
  'ship-mfe-press.yaml': [
    ...behindIngress,
    '--set',
    'ship.remote=mfe-press,ship.tag=1.1.0',
    '--show-only',
    'templates/ship-remote.yaml',
  ],
};

/** Helm that was not built by its own makefile assumes an old cluster. */
const kubernetes = '1.36.3';

/** @returns HELM, otherwise the command on PATH, otherwise the one that e2e/resilience/kubernetes/kube-up.sh builds */
export function findHelm(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const built = join(
    env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
    'kube-up/helm-3.22.0/helm',
  );
  const candidates = [env['HELM'], 'helm', built].filter((name) => name !== undefined);
  return candidates.find((name) => spawnSync(name, ['version', '--short']).status === 0);
}

/** @throws Error with Helm's message */
export function renderChart(helm: string, args: readonly string[], chart = chartFolder): string {
  const { status, stdout, stderr } = spawnSync(
    helm,
    ['template', 'yunseul', chart, '-n', 'yunseul', '--kube-version', kubernetes, ...args],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return `# ${fingerprint()}\n${stdout}`;
}

/** Of everything that Helm reads, so that a machine without Helm detects outdated renderings. */
export function fingerprint(): string {
  const templates = readdirSync(join(chartFolder, 'templates')).sort();
  const files = [
    'Chart.yaml',
    'values.yaml',
    'rendered/gateway-values.yaml',
    'rendered/tls-values.yaml',
    ...templates.map((name) => `templates/${name}`),
  ].filter((name) => existsSync(join(chartFolder, name)));
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(chartFolder, file)));
  return `Rendered from the chart ${hash.digest('hex').slice(0, 16)} by tools/kubernetes/render-command.ts`;
}
