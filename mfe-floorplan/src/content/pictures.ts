/** Every picture of this remote. An asset without a file shows its placeholder until imagery/ has rendered it. */
import type { ImageAsset } from '@site/design';
import type { UnitType } from '@site/contract';
import { planFiles } from './drawn/plan-files';
import type { VideoKey } from './guide-videos';
import type { InsideRoom, InteriorRoom, InteriorType } from './interiors';
import { renderedPictures } from './rendered-pictures';
import type { Tour } from './tours';

const sheet = (type: UnitType, alt: string): ImageAsset => ({
  id: `plan-${type}`,
  width: 1600,
  height: 1160,
  alt: `${type} 타입 평면도. ${alt}`,
  src: planFiles[type],
});

export const planPictures: Readonly<Record<UnitType, ImageAsset>> = {
  '59A': sheet(
    '59A',
    '남쪽 전면에 침실 1, 거실, 침실 2가 나란하고 거실 뒤로 주방과 식당, 북쪽에 침실 3이 있습니다.',
  ),
  '59B': sheet(
    '59B',
    '모서리의 거실이 남쪽과 서쪽으로 창을 내고, 주방과 침실 셋이 복도를 따라 놓여 있습니다.',
  ),
  '84A': sheet(
    '84A',
    '현관에서 복도를 지나 왼쪽에 거실과 주방, 침실 1과 드레스룸, 오른쪽에 침실 2와 침실 3, 북쪽에 알파룸이 있습니다.',
  ),
  '84B': sheet(
    '84B',
    '모서리의 거실이 두 면으로 열리고, 드레스룸과 욕실을 둔 침실 1이 안쪽에, 침실 2와 침실 3이 현관 쪽에 있습니다.',
  ),
  '101': sheet(
    '101',
    '남쪽 전면에 침실 1, 거실, 침실 2와 침실 3이 나란하고 북쪽에 주방과 식당, 침실 4가, 현관 곁에 알파룸이 있습니다.',
  ),
};

export function dollhousePicture(type: UnitType): ImageAsset {
  const id = `doll-${type}` as const;
  return { id, width: 1200, height: 800, alt: `${type} 타입 입체 평면`, ...renderedPictures[id] };
}

export function interiorPicture(
  type: InteriorType,
  room: Pick<InteriorRoom, 'key' | 'name'>,
): ImageAsset {
  const id = `interior-${type}-${room.key}` as const;
  return {
    id,
    width: 1600,
    height: 900,
    alt: `${type} 타입 ${room.name}`,
    ...renderedPictures[id],
  };
}

/** @public imagery/ draws it. */
export function insidePictureOf101({ key, name }: InsideRoom): ImageAsset {
  const id = `inside-101-${key}` as const;
  return { id, width: 1600, height: 900, alt: `101 타입 ${name}`, ...renderedPictures[id] };
}

/** @throws RangeError for 59B, of which no room picture exists */
export function insidePicture(type: UnitType, room: InsideRoom): ImageAsset {
  if (type === '59B') throw new RangeError('No room picture of 59B exists');
  return type === '101' ? insidePictureOf101(room) : interiorPicture(type, room);
}

export function tourPicture({ key, name, place }: Tour): ImageAsset {
  const id = `tour-${key}` as const;
  const alt = `${name} 타입 ${place} 360° 화면`;
  return { id, width: 1440, height: 780, alt, ...renderedPictures[id] };
}

const videoScenes: Readonly<Record<VideoKey, string>> = {
  location: '하늘에서 내려다본 단지와 호수',
  type59: '59타입 거실',
  type84: '84타입 거실',
};

export function videoPicture(key: VideoKey): ImageAsset {
  const id = `video-${key}` as const;
  return { id, width: 1300, height: 500, alt: videoScenes[key], ...renderedPictures[id] };
}
