/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = {
  'banner-water': {},
  'banner-aerial': {},
  'banner-dusk': {},
  'banner-room': {},
  'menu-brand': {},
  'menu-business': {},
  'menu-location': {},
  'menu-complex': {},
  'menu-unit': {},
  'menu-promotion': {},
  strip: {},
  'not-found-water': {},
} as const;
