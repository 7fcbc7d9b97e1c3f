import { isNamed, type ImageryOptions } from '../imagery-options';
import { roomShots } from '../pictures/room-shots';
import { loadShots } from '../site/shots';
import { panoramaShots } from '../tours/panorama-shots';

/** One run of Blender. */
export interface RenderOrder {
  /** Path in the folder of renders, without extension: `site/hero`. */
  readonly name: string;
  readonly script: 'site' | 'unit';
  /** Arguments of the script, `key=value`. */
  readonly words: readonly string[];
}

/** Width and samples of a draft: half a minute per picture on two cores. */
const draft = { width: 800, samples: 16 };

/** @returns the renders to make; those that most visitors see come first */
export function renderOrders({
  only,
  isDraft,
}: Pick<ImageryOptions, 'only' | 'isDraft'>): readonly RenderOrder[] {
  const quality = (width: number, samples: number) => {
    const { width: w, samples: s } = isDraft
      ? { width: Math.min(width, draft.width), samples: draft.samples }
      : { width, samples };
    return [`width=${w}`, `samples=${s}`];
  };
  const orders = [
    ...loadShots().map(
      ({ id, size: [width], samples, serves }): RenderOrder & { readonly names: string } => ({
        name: `site/${id}`,
        script: 'site',
        words: [`shot=${id}`, ...quality(width, samples)],
        names: [id, ...serves.map((served) => served.id)].join(' '),
      }),
    ),
    ...[...roomShots, ...panoramaShots()].map(({ unit, view, width, samples, serves }) => ({
      name: `units/${unit}-${view}`,
      script: 'unit' as const,
      words: [`unit=${unit}`, `view=${view}`, ...quality(width, samples)],
      names: [unit, ...serves.map((served) => served.id)].join(' '),
    })),
  ];
  return orders
    .filter(({ names }) => isNamed(names, only))
    .map(({ name, script, words }) => ({ name, script, words }));
}
