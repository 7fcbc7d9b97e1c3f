import { middleOf } from '../../units/rectangle';
import type { Item, Side, Unit } from '../../units/unit';
import { element } from '../element';
import { place, units } from './markup';
import { bathing } from './symbols/bathing';
import { kitchen } from './symbols/kitchen';
import { livingRoom } from './symbols/living';
import { sleeping } from './symbols/sleeping';
import { storing } from './symbols/storing';
import type { Symbol } from './symbols/symbol';

const symbols: Readonly<Record<string, Symbol>> = {
  ...sleeping,
  ...livingRoom,
  ...kitchen,
  ...bathing,
  ...storing,
};

const turns: Readonly<Record<Side, number>> = { n: 0, e: 90, s: 180, w: 270 };

/** Everything but rugs has a soft shadow. */
export function drawFurniture({ furniture }: Unit): string {
  const rugs = furniture.filter(({ kind }) => kind === 'rug');
  const others = furniture.filter(({ kind }) => kind !== 'rug');
  return (
    rugs.map(drawItem).join('') + element('g', { filter: 'url(#soft)' }, ...others.map(drawItem))
  );
}

/** @throws Error for a kind that has no symbol */
function drawItem(item: Item): string {
  const symbol = symbols[item.kind];
  if (!symbol) throw new Error(`No symbol "${item.kind}" in imagery/svg/plan/symbols`);
  const [x0, y0, x1, y1] = item.rect;
  const isAcross = item.back === 'e' || item.back === 'w';
  const [width, depth] = isAcross ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0];
  const turn = turns[item.back] - item.turn;
  const transform = `translate(${place(middleOf(item.rect))})${turn ? `rotate(${turn})` : ''}`;
  return element('g', { transform }, symbol(units(width), units(depth), item.has));
}
