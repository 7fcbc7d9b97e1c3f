/** Copy of the result page that follows a form posted without JavaScript. */
export const formResult = {
  done: {
    message: '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
    receiptText: '등록 내용을 확인하거나 바꾸실 때에는 접수번호가 필요합니다.',
    receipt: '접수번호 보기',
    home: '홈으로',
  },
  failed: {
    message: '등록에 실패했습니다. 다시 시도해 주세요.',
    again: '다시 등록하기',
  },
} as const;
