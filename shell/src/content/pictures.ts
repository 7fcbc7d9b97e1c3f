import type { SubMenuId } from '@site/contract';
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
  aerial: decoration('banner-aerial', 1600, 500),
  dusk: decoration('banner-dusk', 1600, 500),
  room: decoration('banner-room', 1600, 500),
  water: decoration('banner-water', 1600, 500),
};

export const stripPicture = decoration('strip', 1440, 115);

export const notFoundPicture = decoration('not-found-water', 1800, 1000);

/** The banner of pages without a section (privacy, form results). */
export const waterBanner = banners.water;

export const bannerPictures: Readonly<Record<SubMenuId, ImageAsset>> = {
  brand: banners.water,
  business: banners.aerial,
  location: banners.dusk,
  complex: banners.aerial,
  unit: banners.room,
  interior: banners.room,
  sales: banners.dusk,
  promotion: banners.water,
  customer: banners.water,
};

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
