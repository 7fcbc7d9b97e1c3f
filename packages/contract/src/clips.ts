/** Written by imagery/ (npm run imagery): the address of each clip. */
export const clips = {
  'hero-loop': '/media/clips/hero-loop.225f512f.mp4',
  location: '/media/clips/location.e5aea058.mp4',
  promotion: '/media/clips/promotion.a596bd57.mp4',
  type59: '/media/clips/type59.a86b6362.mp4',
  type84: '/media/clips/type84.a430dafe.mp4',
} as const;
