import { unitTypeNames, type RouteEntry, type SubMenuId, type UnitType } from '@site/contract';
import type { ImageAsset } from '@site/design';
import { renderedPictures } from './rendered-pictures';

const decoration = (
  id: keyof typeof renderedPictures,
  width: number,
  height: number,
): ImageAsset => ({
  id,
  width,
  height,
  alt: '',
  ...renderedPictures[id],
});

const banners = {
  dusk: decoration('banner-dusk', 1600, 500),
  water: decoration('banner-water', 1600, 500),
  gate: decoration('banner-gate', 1600, 500),
  court: decoration('banner-court', 1600, 500),
  pond: decoration('banner-pond', 1600, 500),
};

export const stripPicture = decoration('strip', 1440, 115);

export const notFoundPicture = decoration('not-found-water', 1800, 1000);

/** What one sees on coming in, by type. */
const entrances: Readonly<Record<UnitType, ImageAsset>> = {
  '59A': decoration('banner-59A', 1600, 500),
  '59B': decoration('banner-59B', 1600, 500),
  '84A': decoration('banner-84A', 1600, 500),
  '84B': decoration('banner-84B', 1600, 500),
  '101': decoration('banner-101', 1600, 500),
};

/** The banner of pages without a section (privacy, form results). */
const waterBanner = banners.water;

const bannerPictures: Readonly<Record<SubMenuId, ImageAsset>> = {
  brand: banners.water,
  business: banners.pond,
  location: banners.dusk,
  complex: banners.court,
  unit: entrances['84A'],
  interior: entrances['84B'],
  sales: banners.pond,
  promotion: banners.gate,
  customer: banners.dusk,
};

/** The banner of a page: of its type, or of its section. */
export function bannerOf({ subMenu, params }: Pick<RouteEntry, 'subMenu' | 'params'>): ImageAsset {
  const type = unitTypeNames.find((name) => name === params?.['type']);
  if (type) return entrances[type];
  return subMenu ? bannerPictures[subMenu] : waterBanner;
}

export interface MenuPicture {
  readonly image: ImageAsset;
  readonly caption: string;
}

/** The picture of each group in the header menu, by group id. */
export const menuPictures: Readonly<Record<string, MenuPicture>> = {
  brand: { image: decoration('menu-brand', 320, 180), caption: '물결 위의 빛, 윤슬' },
  business: { image: decoration('menu-business', 320, 180), caption: '호수를 따라 선 열 개의 동' },
  location: { image: decoration('menu-location', 320, 180), caption: '호수공원과 맞닿은 자리' },
  complex: { image: decoration('menu-complex', 320, 180), caption: '물가로 열린 배치' },
  unit: { image: decoration('menu-unit', 320, 180), caption: '84A 거실' },
  promotion: { image: decoration('menu-promotion', 320, 180), caption: '모델하우스 방문예약' },
};
