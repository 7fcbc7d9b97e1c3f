/** Korean copy of an article's page, which the list does not load. */
export const articleTexts = {
  author: '작성자',
  date: '작성일시',
  views: '조회수',
  back: '목록으로',
  failed: '이 내용을 잠시 표시할 수 없습니다.',
  again: '다시 불러오기',
} as const;

/** Korean copy of the forms that edit and delete an article. */
export const editTexts = {
  edit: '수정',
  save: '수정',
  remove: '삭제',
  saved: '글이 수정되었습니다.',
  notRemoved: '삭제하지 못했습니다. 다시 시도해 주세요.',
  confirmRemoval: '이 글을 삭제하시겠습니까? 되돌릴 수 없습니다.',
} as const;
