/** Words of the picture that a shared link shows, besides the site's name and the home page's own title. */
export const shareWords = {
  note: '본 이미지는 소비자의 이해를 돕기 위한 CG로 실제와 다를 수 있습니다.',
} as const;
