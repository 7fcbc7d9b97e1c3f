/** Written by imagery/ (npm run imagery): what a shared link shows. */
export const sharePicture = {
  file: '/media/pictures/share.4aeec7bd.jpg',
  width: 1200,
  height: 630,
} as const;
