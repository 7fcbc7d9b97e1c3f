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

/** The failing part: one remote, or all of them. */
export type Target = RemoteName | 'every remote';

export const targets: readonly Target[] = [...remoteNames, 'every remote'];

interface TestPaths {
  /** A page that the target renders. */
  readonly own: string;
  /** A page of another remote with a link to `goal`. */
  readonly start: string;
  readonly goal: string;
}

const site = { site: defaultSite.key };

export const pathsOf: Readonly<Record<Target, TestPaths>> = {
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

/** @returns a pattern that matches the URL of every file of the target */
export function filesOf(target: Target): RegExp {
  return target === 'every remote' ? /^\/remotes\// : new RegExp(`^/remotes/${target}/`);
}

/** @returns the modules of a page that the target renders, and those of other remotes outside them */
export function modulesOn(
  path: string,
  target: Target,
): { failing: ModuleId[]; others: ModuleId[] } {
  const route = matchRoute(path)?.route;
  const modules = route ? modulesOfRoute(route) : [];
  const isFailing = (id: ModuleId) =>
    target === 'every remote' || parseModuleId(id).remote === target;
  const failing = modules.filter(isFailing);
  // A slot is rendered inside its page's module: it waits for as long as that module does.
  const isPageFailing = route !== undefined && isFailing(route.module);
  return { failing, others: isPageFailing ? [] : modules.filter((id) => !isFailing(id)) };
}

/** Long enough for the first attempt to fail, short enough for the next ones to follow soon. */
export function firstAttemptFailed(): Promise<void> {
  return delay(700);
}
