/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = {
  'banner-water': {
    file: '/media/pictures/banner-water.f800d619',
    widths: [1200, 1600],
    mobile: {
      media: '(max-width:600px)',
      width: 800,
      height: 500,
      file: '/media/pictures/banner-water-mobile.c9d12c40',
      widths: [640, 800],
    },
  },
  'banner-aerial': {
    file: '/media/pictures/banner-aerial.cbf57e84',
    widths: [1200, 1600],
    mobile: {
      media: '(max-width:600px)',
      width: 800,
      height: 500,
      file: '/media/pictures/banner-aerial-mobile.9d65c8a2',
      widths: [640, 800],
    },
  },
  'banner-dusk': {
    file: '/media/pictures/banner-dusk.72f9a43f',
    widths: [1200, 1600],
    mobile: {
      media: '(max-width:600px)',
      width: 800,
      height: 500,
      file: '/media/pictures/banner-dusk-mobile.debe7d57',
      widths: [640, 800],
    },
  },
  'banner-room': {
    file: '/media/pictures/banner-room.424243d0',
    widths: [1200, 1600],
    mobile: {
      media: '(max-width:600px)',
      width: 800,
      height: 500,
      file: '/media/pictures/banner-room-mobile.4eba664d',
      widths: [640, 800],
    },
  },
  'menu-brand': { file: '/media/pictures/menu-brand.de9bcfd7', widths: [320] },
  'menu-business': { file: '/media/pictures/menu-business.5a21e017', widths: [320] },
  'menu-location': { file: '/media/pictures/menu-location.a3493d39', widths: [320] },
  'menu-complex': { file: '/media/pictures/menu-complex.e1167571', widths: [320] },
  'menu-unit': { file: '/media/pictures/menu-unit.c9901d8e', widths: [320] },
  'menu-promotion': { file: '/media/pictures/menu-promotion.a7ed76dc', widths: [320] },
  strip: { file: '/media/pictures/strip.c7aed6bb', widths: [780, 1200, 1440] },
  'not-found-water': {
    file: '/media/pictures/not-found-water.22ebc290',
    widths: [1552, 1800],
    mobile: {
      media: '(max-width:600px)',
      width: 560,
      height: 1000,
      file: '/media/pictures/not-found-water-mobile.226b4fa8',
      widths: [560],
    },
  },
} as const;
