/** Written by imagery/ (npm run imagery): the address of each clip. */
export const clips = {
  'hero-loop': '/media/clips/hero-loop.225f512f.mp4',
  location: '/media/clips/location.2cba295e.mp4',
  promotion: '/media/clips/promotion.616255f2.mp4',
  type59: '/media/clips/type59.80a6d600.mp4',
  type84: '/media/clips/type84.6662c697.mp4',
} as const;
