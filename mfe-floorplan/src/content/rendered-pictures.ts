/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = {
  'doll-59A': { file: '/media/pictures/doll-59A.c620cdb3', widths: [704, 860, 1200] },
  'doll-59B': { file: '/media/pictures/doll-59B.a4735d72', widths: [704, 860, 1200] },
  'doll-84A': { file: '/media/pictures/doll-84A.2cab0472', widths: [704, 860, 1200] },
  'doll-84B': { file: '/media/pictures/doll-84B.355823b1', widths: [704, 860, 1200] },
  'doll-101': { file: '/media/pictures/doll-101.4caf2892', widths: [704, 860, 1200] },
  'interior-59A-living': {
    file: '/media/pictures/interior-59A-living.924ebabe',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-59A-kitchen': {
    file: '/media/pictures/interior-59A-kitchen.fa94b350',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-59A-master': {
    file: '/media/pictures/interior-59A-master.7d936f63',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-84A-living': {
    file: '/media/pictures/interior-84A-living.7ad7cab9',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-84A-kitchen': {
    file: '/media/pictures/interior-84A-kitchen.a8cfe4b0',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-84A-master': {
    file: '/media/pictures/interior-84A-master.2edebfa4',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-84B-living': {
    file: '/media/pictures/interior-84B-living.afe22ff4',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-84B-kitchen': {
    file: '/media/pictures/interior-84B-kitchen.87e90fbf',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  'interior-84B-master': {
    file: '/media/pictures/interior-84B-master.02d7fceb',
    widths: [560, 768, 920, 1200, 1512, 1600],
  },
  customer: { file: '/media/pictures/customer.68d859e6', widths: [500, 704, 860, 1120] },
  'tour-84A': {
    file: '/media/pictures/tour-84A.d4a25c2e',
    widths: [920, 1286, 1440],
    mobile: {
      media: '(max-width:600px)',
      width: 1040,
      height: 780,
      file: '/media/pictures/tour-84A-mobile.8f86bc1a',
      widths: [704, 1040],
    },
  },
  'tour-84B': {
    file: '/media/pictures/tour-84B.5a9c9982',
    widths: [920, 1286, 1440],
    mobile: {
      media: '(max-width:600px)',
      width: 1040,
      height: 780,
      file: '/media/pictures/tour-84B-mobile.fc8e33e8',
      widths: [704, 1040],
    },
  },
  'tour-101': {
    file: '/media/pictures/tour-101.fd2b0fa1',
    widths: [920, 1286, 1440],
    mobile: {
      media: '(max-width:600px)',
      width: 1040,
      height: 780,
      file: '/media/pictures/tour-101-mobile.064a6663',
      widths: [704, 1040],
    },
  },
  'clip-location': {
    file: '/media/pictures/clip-location.68457178',
    widths: [920, 1300],
    mobile: {
      media: '(max-width:600px)',
      width: 660,
      height: 495,
      file: '/media/pictures/clip-location-mobile.74cdab32',
      widths: [660],
    },
  },
  'clip-type59': {
    file: '/media/pictures/clip-type59.3ea41378',
    widths: [920, 1300],
    mobile: {
      media: '(max-width:600px)',
      width: 660,
      height: 495,
      file: '/media/pictures/clip-type59-mobile.01747d2c',
      widths: [660],
    },
  },
  'clip-type84': {
    file: '/media/pictures/clip-type84.bc929d0c',
    widths: [920, 1300],
    mobile: {
      media: '(max-width:600px)',
      width: 660,
      height: 495,
      file: '/media/pictures/clip-type84-mobile.4bbc9917',
      widths: [660],
    },
  },
} as const;
