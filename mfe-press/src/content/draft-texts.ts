/** The offer of drafts, which is loaded only where there is one. */
export const draftTexts = {
  found: '작성 중인 글이 있습니다.',
  load: '불러오기',
  remove: '삭제',
} as const;
