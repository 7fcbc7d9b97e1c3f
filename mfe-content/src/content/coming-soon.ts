/** The spelling of the title is that of the specification. */
export const comingSoon = {
  title: 'COMEING SOON',
  text: '준비 중입니다.',
} as const;
