import { isNamed, type ImageryOptions } from '../imagery-options';
import { loungeShot, roomRender, roomShots, type RoomShot } from '../pictures/room-shots';
import { loadShots } from '../site/shots';
import { panoramaShots } from '../tours/panorama-shots';

/** One run of Blender. */
export interface RenderOrder {
  /** Path in the folder of renders, without extension: `site/hero`. */
  readonly name: string;
  readonly script: 'site' | 'unit' | 'lounge';
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
    ...[...roomShots, ...panoramaShots()].map((shot) => {
      const { unit, view, width, samples, serves } = shot;
      return {
        name: roomRender(shot),
        script: 'unit' as const,
        words: [`unit=${unit}`, `view=${view}`, ...moreWords(shot), ...quality(width, samples)],
        names: [unit, ...serves.map((served) => served.id)].join(' '),
      };
    }),
    {
      name: 'lounge/lounge',
      script: 'lounge' as const,
      words: quality(loungeShot.width, loungeShot.samples),
      names: `lounge ${loungeShot.serves.map(({ id }) => id).join(' ')}`,
    },
  ];
  return orders
    .filter(({ names }) => isNamed(names, only))
    .map(({ name, script, words }) => ({ name, script, words }));
}

/** Most panoramas have neither. */
function moreWords({
  mood,
  camera,
}: Pick<RoomShot, 'unit' | 'mood' | 'camera'>): readonly string[] {
  const { from = [], to = [], height, lens, shift } = camera ?? {};
  return [
    ...(mood ? [`mood=${mood}`] : []),
    ...(camera ? [`camera=${[...from, ...to, height, lens, shift].join()}`] : []),
  ];
}
