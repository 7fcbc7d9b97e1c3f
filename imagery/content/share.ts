/** Copy of the picture of shared links, besides the site's name and the title of the home page. */
export const shareWords = {
  note: '본 이미지는 소비자의 이해를 돕기 위한 CG로 실제와 다를 수 있습니다.',
} as const;
