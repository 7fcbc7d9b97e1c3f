/** The cluster's state of the site's Deployments and pods. */
import type { ControlPlane } from './control-plane';

export interface Deployment {
  readonly name: string;
  readonly wanted: number;
  readonly available: number;
  readonly generation: number;
}

export interface Pod {
  readonly name: string;
  readonly component: string;
  readonly node: string;
  readonly zone: string;
}

export async function deploymentsOf({ kubectl }: ControlPlane): Promise<readonly Deployment[]> {
  const rows = await kubectl([
    ...['get', 'deployments', '-o'],
    'jsonpath={range .items[*]}{.metadata.name} {.spec.replicas} {.status.availableReplicas} {.metadata.generation}{"\\n"}{end}',
  ]);
  return lines(rows).map(([name = '', wanted, available, generation]) => ({
    name,
    wanted: Number(wanted),
    available: Number(available),
    generation: Number(generation),
  }));
}

/** @returns the running pods of the Deployments */
export async function podsOf({ kubectl }: ControlPlane): Promise<readonly Pod[]> {
  const zones = new Map(
    lines(
      await kubectl([
        ...['get', 'nodes', '-o'],
        'jsonpath={range .items[*]}{.metadata.name} {.metadata.labels.topology\\.kubernetes\\.io/zone}{"\\n"}{end}',
      ]),
    ).map(([node = '', zone = '']) => [node, zone]),
  );
  const rows = await kubectl([
    ...['get', 'pods', '-l', 'pod-template-hash', '--field-selector', 'status.phase=Running', '-o'],
    'jsonpath={range .items[*]}{.metadata.name} {.metadata.labels.app\\.kubernetes\\.io/component} {.spec.nodeName} {.metadata.deletionTimestamp}{"\\n"}{end}',
  ]);
  return lines(rows)
    .filter(([, , , deleted]) => !deleted)
    .map(([name = '', component = '', node = '']) => ({
      name,
      component,
      node,
      zone: zones.get(node) ?? '',
    }));
}

/** @returns one sentence for each component whose pods are not spread */
export function spreadProblems(pods: readonly Pod[], zones = 3): readonly string[] {
  return [...new Set(pods.map(({ component }) => component))].flatMap((component) => {
    const own = pods.filter((pod) => pod.component === component);
    const perZone = [...countBy(own.map(({ zone }) => zone)).values()];
    while (perZone.length < zones) perZone.push(0);
    const skew = Math.max(...perZone) - Math.min(...perZone);
    const fullest = Math.max(...countBy(own.map(({ node }) => node)).values());
    return skew > 1 || fullest > 1
      ? [`${component}: ${perZone.join(', ')} in zones, up to ${fullest} on a node`]
      : [];
  });
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function lines(text: string): string[][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
}
