/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = {
  'brand-lake': { file: '/media/pictures/brand-lake.d9342826', widths: [652, 1286, 1920] },
  'brand-water': { file: '/media/pictures/brand-water.1bbc6a78', widths: [544, 1072, 1600] },
  overview: { file: '/media/pictures/overview.4e10c9dc', widths: [436, 858, 1280] },
  schedule: { file: '/media/pictures/schedule.b056bdf7', widths: [368, 724, 1080] },
  'location-lake': { file: '/media/pictures/location-lake.1d031768', widths: [326, 644, 960] },
  'location-park': { file: '/media/pictures/location-park.64f9c337', widths: [326, 644, 960] },
  premium: { file: '/media/pictures/premium.62a1888f', widths: [408, 804, 1200] },
  'home-hero': {
    file: '/media/pictures/home-hero.a31909cb',
    widths: [870, 1716, 2560],
    mobile: {
      media: '(max-width:600px)',
      width: 1080,
      height: 2000,
      file: '/media/pictures/home-hero-mobile.3939567a',
      widths: [368, 724, 1080],
    },
  },
  'home-water': { file: '/media/pictures/home-water.0e29fdec', widths: [652, 1286, 1920] },
  'home-aerial': { file: '/media/pictures/home-aerial.11edce0d', widths: [652, 1286, 1920] },
  'home-slide-lake': { file: '/media/pictures/home-slide-lake.ba7917a1', widths: [326, 644, 960] },
  'home-slide-layout': {
    file: '/media/pictures/home-slide-layout.44610ee7',
    widths: [326, 644, 960],
  },
  'home-slide-facade': {
    file: '/media/pictures/home-slide-facade.8f07b5fd',
    widths: [326, 644, 960],
  },
  'home-slide-living': {
    file: '/media/pictures/home-slide-living.930d007d',
    widths: [326, 644, 960],
  },
  'home-slide-park': { file: '/media/pictures/home-slide-park.08a5dd05', widths: [326, 644, 960] },
  'home-slide-plaza': {
    file: '/media/pictures/home-slide-plaza.7ce61f3b',
    widths: [326, 644, 960],
  },
  'home-card-lake': { file: '/media/pictures/home-card-lake.e6c5e269', widths: [326, 644, 960] },
  'home-card-facade': {
    file: '/media/pictures/home-card-facade.6e32d62d',
    widths: [326, 644, 960],
  },
  'home-card-living': {
    file: '/media/pictures/home-card-living.58b6691e',
    widths: [230, 452, 676],
  },
  'home-card-park': { file: '/media/pictures/home-card-park.605597f8', widths: [326, 644, 960] },
  'home-complex-design': {
    file: '/media/pictures/home-complex-design.e4992c49',
    widths: [490, 964, 1440],
  },
  'home-complex-community': {
    file: '/media/pictures/home-complex-community.7a280260',
    widths: [490, 964, 1440],
  },
  'home-complex-aerial': {
    file: '/media/pictures/home-complex-aerial.44f585b3',
    widths: [490, 964, 1440],
  },
  'home-visit': { file: '/media/pictures/home-visit.9895be92', widths: [408, 804, 1200] },
} as const;
