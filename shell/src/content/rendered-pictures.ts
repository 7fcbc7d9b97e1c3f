/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = {
  'banner-water': { file: '/media/pictures/banner-water.f800d619', widths: [544, 1072, 1600] },
  'banner-aerial': { file: '/media/pictures/banner-aerial.cbf57e84', widths: [544, 1072, 1600] },
  'banner-dusk': { file: '/media/pictures/banner-dusk.72f9a43f', widths: [544, 1072, 1600] },
  'banner-room': { file: '/media/pictures/banner-room.424243d0', widths: [544, 1072, 1600] },
  'menu-brand': { file: '/media/pictures/menu-brand.de9bcfd7', widths: [108, 214, 320] },
  'menu-business': { file: '/media/pictures/menu-business.5a21e017', widths: [108, 214, 320] },
  'menu-location': { file: '/media/pictures/menu-location.a3493d39', widths: [108, 214, 320] },
  'menu-complex': { file: '/media/pictures/menu-complex.e1167571', widths: [108, 214, 320] },
  'menu-unit': { file: '/media/pictures/menu-unit.c9901d8e', widths: [108, 214, 320] },
  'menu-promotion': { file: '/media/pictures/menu-promotion.a7ed76dc', widths: [108, 214, 320] },
  strip: { file: '/media/pictures/strip.c7aed6bb', widths: [490, 964, 1440] },
  'not-found-water': {
    file: '/media/pictures/not-found-water.22ebc290',
    widths: [612, 1206, 1800],
  },
} as const;
