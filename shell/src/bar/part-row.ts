import type { PartFacts } from '@site/contract/parts-facts';
import {
  barTerms,
  barText,
  hydratedText,
  hydrationText,
  loadText,
  shortCommit,
} from './content/bar-texts';
import { chooseVersion } from './choose-version';
import { createElement } from './create-element';
import { loadTimeOf } from './load-time';
import { pageParts } from './page-parts';
import type { HydrationTime } from './watch-hydration';

/**
 * One part of the site: where it comes from, what it took, and which other version may be shown.
 * @param show gets a version, or the origin of a development server
 */
export function createRow(part: PartFacts, show: (shown: string) => void) {
  const { name, shown, released, versions } = part;
  const exposes = pageParts().flatMap((one) => (one.name === name ? [one.expose] : []));
  const named = [...new Set(exposes)].filter((expose) => expose !== undefined).join(', ');
  const sourceOf = (one: string) => versions.find(({ version }) => version === one);
  const { commit } = sourceOf(shown) ?? {};
  const { owner } = sourceOf(shown) ?? sourceOf(released) ?? {};
  const load = createElement('dd');
  const hydrated = createElement('dd');
  const element = createElement(
    'section',
    { className: shown === released ? '' : 'replaced' },
    createElement(
      'h3',
      {},
      name,
      createElement('small', {}, exposes.length > 0 ? named : barText.absent),
    ),
    createElement(
      'dl',
      {},
      ...term(barTerms.version, shown),
      ...term(barTerms.commit, commit === undefined ? barText.unknown : shortCommit(commit)),
      ...term(barTerms.owner, owner ?? barText.unknown),
      ...term(barTerms.load, load),
      ...(exposes.length > 0 ? term(barTerms.hydration, hydrated) : []),
    ),
    chooseVersion(part, show),
  );
  element.dataset['part'] = name;
  return {
    element,
    /** Shows what the part has taken until now. */
    measure(hydration: HydrationTime | undefined) {
      load.textContent = loadText(loadTimeOf(folderOf(part)));
      hydrated.textContent = textOf(hydration);
    },
  };
}

function term(name: string, value: string | HTMLElement): readonly [HTMLElement, HTMLElement] {
  const description = typeof value === 'string' ? createElement('dd', {}, value) : value;
  return [createElement('dt', {}, name), description];
}

function folderOf({ name, shown }: PartFacts): string {
  if (URL.canParse(shown)) return `${shown}/remotes/${name}/`;
  const folder = name === 'shell' ? `shell/${shown}` : `remotes/${name}/${shown}`;
  return new URL(`/${folder}/`, location.href).href;
}

function textOf(hydration: HydrationTime | undefined): string {
  if (!hydration) return hydrationText.none;
  const { waiting, done, tookMs, atMs } = hydration;
  return waiting > 0 && done === 0 ? hydrationText.waiting : hydratedText(done, tookMs, atMs);
}
