/** Copy of the states of a tour or video: loading, failed, and its links. */
export const embedTexts = {
  loading: '불러오는 중입니다',
  unavailable: '이 내용을 잠시 표시할 수 없습니다.',
  retry: '다시 불러오기',
  close: '닫기',
  consult: '상담',
  newWindow: '새 창에서 보기',
} as const;
