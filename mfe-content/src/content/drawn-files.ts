/** Written by imagery/ (npm run imagery): the drawing of each picture id. */
export const drawnFiles = {
  'complex-layout': '/media/pictures/complex-layout.649ad7b2.svg',
  'home-complex-layout': '/media/pictures/home-complex-layout.649ad7b2.svg',
  'household-layout': '/media/pictures/household-layout.15bb5d44.svg',
  'contract-documents': '/media/pictures/contract-documents.1304714c.svg',
  'subscription-checkpoints': '/media/pictures/subscription-checkpoints.e89e6460.svg',
  announcement: '/media/pictures/announcement.57298b19.svg',
  'location-map': '/media/pictures/location-map.5895c27b.svg',
  'home-map-region': '/media/pictures/home-map-region.728261aa.svg',
  'home-map-near': '/media/pictures/home-map-near.d9edfad9.svg',
  'location-cluster': '/media/pictures/location-cluster.1823376b.svg',
  'location-road': '/media/pictures/location-road.9e1658fe.svg',
  'location-school': '/media/pictures/location-school.bcf064be.svg',
  'location-shop': '/media/pictures/location-shop.d2766d4f.svg',
  'home-slide-cluster': '/media/pictures/home-slide-cluster.3dd6ec61.svg',
} as const;
