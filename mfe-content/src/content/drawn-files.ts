/** Written by imagery/ (npm run imagery): the drawing of each picture id. */
export const drawnFiles = {
  'complex-layout': '/media/pictures/complex-layout.68682c3c.svg',
  'home-complex-layout': '/media/pictures/home-complex-layout.68682c3c.svg',
  'household-layout': '/media/pictures/household-layout.bbd7707f.svg',
  'contract-documents': '/media/pictures/contract-documents.f2d3109d.svg',
  'subscription-checkpoints': '/media/pictures/subscription-checkpoints.4a1e9658.svg',
  announcement: '/media/pictures/announcement.3f71c92f.svg',
  'location-map': '/media/pictures/location-map.2ec349d4.svg',
  'home-map-region': '/media/pictures/home-map-region.d9fb1776.svg',
  'home-map-near': '/media/pictures/home-map-near.30fc56af.svg',
  'location-cluster': '/media/pictures/location-cluster.cfad4208.svg',
  'location-road': '/media/pictures/location-road.2097703d.svg',
  'location-school': '/media/pictures/location-school.8d870261.svg',
  'location-shop': '/media/pictures/location-shop.e6216309.svg',
  'home-slide-cluster': '/media/pictures/home-slide-cluster.e8eb5121.svg',
} as const;
