/** A Kubernetes API server with simulated nodes for the test, and the commands that use it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHelm } from '@site/tools/render-chart';
import { outputOf, runProcess, type Ended } from '@site/testing/run-process';

const script = join(import.meta.dirname, 'kube-up.sh');
const buildLimitMs = 40 * 60_000;
const startLimitMs = 3 * 60_000;
const commandLimitMs = 4 * 60_000;
const namespace = 'yunseul';

export interface ControlPlane {
  readonly helm: string;
  /** @returns its output @throws Error with everything it wrote when it fails, or when the API server warns */
  readonly kubectl: (args: readonly string[], input?: string) => Promise<string>;
  /** For commands that may fail. */
  readonly attempt: (args: readonly string[], input?: string) => Promise<Ended>;
  /** A command that runs until `stop`; each of its output lines is passed on. */
  readonly watch: (args: readonly string[], onLine: (line: string) => void) => { stop: () => void };
  readonly close: () => Promise<void>;
}

/** @returns the reason why there is none; undefined if Go is installed, which builds it */
export function whyNoControlPlane(): string | undefined {
  const missing = [
    ['go', 'version'],
    ['openssl', 'version'],
  ].find(([command = '', ...args]) => spawnSync(command, args).status !== 0);
  return missing && `no ${missing[0]} command`;
}

export async function openControlPlane(nodes: number): Promise<ControlPlane> {
  const state = mkdtempSync(join(tmpdir(), 'resilience-kubernetes-'));
  outputOf(await runProcess('bash', [script, 'build'], { limitMs: buildLimitMs }), 'kube-up build');
  const close = async () => {
    await runProcess('bash', [script, 'stop', state], { limitMs: startLimitMs });
    rmSync(state, { recursive: true, force: true });
  };
  const started = await runProcess('bash', [script, 'start', state, String(nodes)], {
    limitMs: startLimitMs,
  });
  if (started.code !== 0) await close();
  const kubectl = join(outputOf(started, 'kube-up start').trim(), 'kubectl');
  const helm = findHelm();
  if (!helm) throw new Error('Helm was built, and is not found.');
  const base = ['--kubeconfig', join(state, 'kubeconfig'), '--namespace', namespace];
  const attempt: ControlPlane['attempt'] = (args, input) =>
    runProcess(kubectl, [...base, ...args], { input, limitMs: commandLimitMs });
  return {
    helm,
    attempt,
    async kubectl(args, input) {
      return outputOf(await attempt(['--warnings-as-errors', ...args], input), 'kubectl');
    },
    watch(args, onLine) {
      const child = spawn(kubectl, [...base, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
      let rest = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      });
      return { stop: () => child.kill() };
    },
    close,
  };
}
