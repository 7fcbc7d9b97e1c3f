/** Written by imagery/ (npm run imagery): the address of each video. */
export const videos = {
  'hero-loop': '/media/videos/hero-loop.225f512f.mp4',
  location: '/media/videos/location.2cba295e.mp4',
  promotion: '/media/videos/promotion.616255f2.mp4',
  type59: '/media/videos/type59.80a6d600.mp4',
  type84: '/media/videos/type84.6662c697.mp4',
} as const;
