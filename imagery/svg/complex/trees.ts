import type { SiteModel } from '../../site/site-model';
import { element, group } from '../element';
import { dots } from '../path-data';
import type { Projection } from '../projection';
import { colours } from './colours';
import { woodOf, type Foliage, type Tree } from './wood';

const foliages: readonly Foliage[] = ['light', 'dark', 'amber'];
/** Crowns come in two sizes, each one stroke with round ends. */
const sizes = [
  { isOne: (radius: number) => radius < 3, radius: 2.6 },
  { isOne: (radius: number) => radius >= 3, radius: 3.7 },
];

/** Shadow, crown and light side of all trees: the same few paths three times. */
export function treesOf(site: SiteModel, to: Projection): string {
  const wood = woodOf(site);
  return foliages
    .flatMap((foliage) =>
      sizes.map(({ isOne, radius }, i) =>
        crowns(
          `${foliage}${i}`,
          wood.filter((tree) => tree.foliage === foliage && isOne(tree.radius)),
          to,
          to.length(radius * 2),
          colours[foliage],
        ),
      ),
    )
    .join('');
}

function crowns(
  id: string,
  trees: readonly Tree[],
  to: Projection,
  width: number,
  stroke: string,
): string {
  const d = dots(trees.map(({ at }) => to.point(at)));
  const use = (attributes: Readonly<Record<string, string | number>>) =>
    element('use', { href: `#${id}`, ...attributes });
  return group(
    { 'stroke-linecap': 'round' },
    element('defs', {}, element('path', { id, d })),
    use({ stroke: colours.shadow, 'stroke-opacity': 0.26, 'stroke-width': width, x: 3.6, y: -3.2 }),
    use({ stroke, 'stroke-width': width }),
    use({ stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': width * 0.5, x: -2, y: 2 }),
  );
}
