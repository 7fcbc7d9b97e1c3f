/** The first line is spelt as the specification spells it. */
export const comingSoon = {
  title: 'COMEING SOON',
  text: '준비 중입니다.',
} as const;
