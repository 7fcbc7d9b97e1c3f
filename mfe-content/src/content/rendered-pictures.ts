/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = {
  'home-complex-design': {
    file: '/media/pictures/home-complex-design.e4992c49',
    widths: [760, 1050, 1440],
  },
  'brand-lake': {
    file: '/media/pictures/brand-lake.d9342826',
    widths: [920, 1286, 1600, 1920],
    mobile: {
      media: '(max-width:600px)',
      width: 1060,
      height: 795,
      file: '/media/pictures/brand-lake-mobile.82e7f5a9',
      widths: [704, 1060],
    },
  },
  'brand-water': {
    file: '/media/pictures/brand-water.1bbc6a78',
    widths: [560, 704, 860, 1060, 1600],
  },
  overview: { file: '/media/pictures/overview.4e10c9dc', widths: [698, 1060, 1280] },
  schedule: {
    file: '/media/pictures/schedule.b056bdf7',
    widths: [660, 1080],
    mobile: {
      media: '(max-width:600px)',
      width: 1080,
      height: 810,
      file: '/media/pictures/schedule-mobile.9693ea5c',
      widths: [780, 1080],
    },
  },
  'location-lake': {
    file: '/media/pictures/location-lake.1d031768',
    widths: [326, 440, 560, 704, 960],
  },
  'location-park': {
    file: '/media/pictures/location-park.64f9c337',
    widths: [326, 440, 560, 704, 960],
  },
  premium: { file: '/media/pictures/premium.62a1888f', widths: [408, 560, 704, 1200] },
  'home-hero': {
    file: '/media/pictures/home-hero.a31909cb',
    widths: [1280, 1716, 1920, 2560],
    mobile: {
      media: '(max-width:600px)',
      width: 1080,
      height: 2000,
      file: '/media/pictures/home-hero-mobile.3939567a',
      widths: [724, 880],
    },
  },
  'home-water': {
    file: '/media/pictures/home-water.0e29fdec',
    widths: [1440, 1920],
    mobile: {
      media: '(max-width:600px)',
      width: 560,
      height: 777,
      file: '/media/pictures/home-water-mobile.a97d8352',
      widths: [560],
    },
  },
  'home-aerial': {
    file: '/media/pictures/home-aerial.11edce0d',
    widths: [920, 1286, 1600, 1920],
    mobile: {
      media: '(max-width:600px)',
      width: 1060,
      height: 795,
      file: '/media/pictures/home-aerial-mobile.5c9803b2',
      widths: [704, 1060],
    },
  },
  'home-slide-lake': { file: '/media/pictures/home-slide-lake.ba7917a1', widths: [640, 960] },
  'home-slide-layout': { file: '/media/pictures/home-slide-layout.44610ee7', widths: [640, 960] },
  'home-slide-facade': { file: '/media/pictures/home-slide-facade.8f07b5fd', widths: [640, 960] },
  'home-slide-living': { file: '/media/pictures/home-slide-living.930d007d', widths: [640, 960] },
  'home-slide-park': { file: '/media/pictures/home-slide-park.08a5dd05', widths: [640, 960] },
  'home-slide-plaza': { file: '/media/pictures/home-slide-plaza.7ce61f3b', widths: [640, 960] },
  'home-card-lake': { file: '/media/pictures/home-card-lake.e6c5e269', widths: [560, 800, 960] },
  'home-card-facade': {
    file: '/media/pictures/home-card-facade.6e32d62d',
    widths: [560, 800, 960],
  },
  'home-card-living': { file: '/media/pictures/home-card-living.58b6691e', widths: [560, 676] },
  'home-card-park': { file: '/media/pictures/home-card-park.605597f8', widths: [560, 800, 960] },
  'home-complex-community': {
    file: '/media/pictures/home-complex-community.7a280260',
    widths: [760, 1050, 1440],
  },
  'home-complex-aerial': {
    file: '/media/pictures/home-complex-aerial.44f585b3',
    widths: [760, 1050, 1440],
  },
  'home-visit': { file: '/media/pictures/home-visit.9895be92', widths: [800, 1200] },
} as const;
