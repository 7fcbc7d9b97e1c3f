import { setTimeout as delay } from 'node:timers/promises';
import {
  defaultSite,
  matchRoute,
  parseModuleId,
  pathOf,
  remoteNames,
  type ModuleId,
  type RemoteName,
} from '@site/contract';
import { modulesOfRoute } from '@site/release';

/** Who is broken: one remote, or every one of them. */
export type Victim = RemoteName | 'every remote';

export const victims: readonly Victim[] = [...remoteNames, 'every remote'];

interface Ways {
  /** A page of its own. */
  readonly own: string;
  /** A page of somebody else with a link to `goal`. */
  readonly start: string;
  readonly goal: string;
}

const site = { site: defaultSite.key };

export const waysOf: Readonly<Record<Victim, Ways>> = {
  'mfe-content': {
    own: pathOf('location-guide'),
    start: pathOf('floor-plan-84A'),
    goal: pathOf('business-guide'),
  },
  'mfe-floorplan': {
    own: pathOf('floor-plan-84A'),
    start: pathOf('privacy'),
    goal: pathOf('floor-plan-59A'),
  },
  'mfe-press': {
    own: pathOf('press-list', site),
    start: pathOf('privacy'),
    goal: pathOf('press-list', site),
  },
  'mfe-registration': {
    own: pathOf('customer', site),
    start: pathOf('privacy'),
    goal: pathOf('promotion-customer'),
  },
  'every remote': {
    own: pathOf('promotion-customer'),
    start: pathOf('privacy'),
    goal: pathOf('interior-84A'),
  },
};

/** @returns a pattern of all addresses of the victim's files */
export function filesOf(victim: Victim): RegExp {
  return victim === 'every remote' ? /^\/remotes\// : new RegExp(`^/remotes/${victim}/`);
}

/** @returns the regions of a page that the victim fills, and those of others outside it */
export function regionsOf(path: string, victim: Victim): { dead: ModuleId[]; others: ModuleId[] } {
  const route = matchRoute(path)?.route;
  const modules = route ? modulesOfRoute(route) : [];
  const isDead = (id: ModuleId) => victim === 'every remote' || parseModuleId(id).remote === victim;
  const dead = modules.filter(isDead);
  // A slot lives inside its page: while that page waits, so does the slot.
  const isPageDead = route !== undefined && isDead(route.module);
  return { dead, others: isPageDead ? [] : modules.filter((id) => !isDead(id)) };
}

/** Long enough for a first try to have failed, short enough for the next ones to come soon. */
export function aMoment(): Promise<void> {
  return delay(700);
}
