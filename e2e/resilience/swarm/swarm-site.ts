/** The state of the test on three engines, from the first step to the last. */
import type { Balancer } from './balancer';
import { openComposeProject, type ComposeProject } from '../compose/compose-project';
import type { Visitor } from '../compose/visitor';
import type { Engines } from './engines';
import type { OuterServices } from './outer-services';
import { createNextPhone, type Acknowledged } from './traffic';

/** The data of the site on one host: a backup, the copy of the keys, and the master key that unwraps them. */
interface SourceBackup {
  readonly backup: string;
  readonly masterKey: string;
  readonly article: string;
  readonly phones: readonly string[];
  readonly views: number;
}

export interface SwarmSite {
  readonly compose: ComposeProject;
  /** Rows of the table that the test prints in the end. */
  readonly figures: [what: string, figure: string][];
  /** Goals that a step did not reach; the later steps run nevertheless, and the report fails. */
  readonly missed: string[];
  readonly acknowledged: Acknowledged;
  readonly nextPhone: () => string;
  /** Shown below the step, also when it fails. */
  note: (line: string) => void;
  engines?: Engines;
  outer?: OuterServices;
  sourceBackup?: SourceBackup;
  balancer?: Balancer;
  visitor?: Visitor;
  cookie?: string;
}

export type Step = (site: SwarmSite) => Promise<string>;

export async function openSwarmSite(): Promise<SwarmSite> {
  return {
    compose: await openComposeProject(),
    figures: [],
    missed: [],
    note: () => undefined,
    nextPhone: createNextPhone(10_000_001),
    acknowledged: { phones: [], articles: [], views: 0 },
  };
}

export async function closeSwarmSite(site: SwarmSite): Promise<void> {
  await site.balancer?.stop();
  await site.engines?.close();
  await site.outer?.stop();
  await site.compose.close();
}

/** @throws Error when an earlier step did not provide it */
export function of<Key extends keyof SwarmSite>(site: SwarmSite, key: Key) {
  const value = site[key];
  if (value === undefined) throw new Error(`An earlier step has not made "${key}"`);
  return value as NonNullable<SwarmSite[Key]>;
}
