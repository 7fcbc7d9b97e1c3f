/** The receipt after a registration. */
export const receiptTexts = {
  term: '접수번호',
  use: '등록 내용을 확인하거나 바꾸실 때 필요합니다. 적어 두시거나 화면을 저장해 주세요.',
  manage: '예약 확인·변경',
} as const;

/** The page /registration. */
export const ownRegistration = {
  lead: '등록하실 때 받으신 접수번호와 연락처 끝 4자리를 입력하시면 등록 내용을 확인하고, 바꾸거나 삭제하실 수 있습니다.',
  receipt: '접수번호',
  receiptPlaceholder: 'ABCDE-12345',
  digitsText: '연락처 끝 4자리',
  digitsPlaceholder: '0000',
  show: '등록 내용 확인',
  busy: '처리 중...',
  lostText: (phone: string) => `접수번호를 모르시면 ${phone}로 전화해 주세요. 24시간 상담합니다.`,
  entry: '등록 내용',
  receivedAt: '접수일시',
  name: '이름',
  message: '문의 내용',
  optionalText: '(선택)',
  correct: '변경 내용 저장',
  corrected: '등록 내용이 변경되었습니다.',
  eraseTitle: '등록 삭제',
  eraseNote: '삭제하시면 이름과 연락처, 문의 내용이 바로 파기되며 되돌릴 수 없습니다.',
  confirmText: '위 내용을 확인했으며 등록을 삭제하겠습니다.',
  erase: '등록 삭제',
  erased: '등록 내용이 삭제되었습니다.',
} as const;

export const ownRegistrationFailures = {
  'not-found': '일치하는 등록 내용이 없습니다. 접수번호와 연락처를 다시 확인해 주세요.',
  'too-many': '여러 번 시도하셨습니다. 잠시 후 다시 시도해 주세요.',
  elsewhere: '등록 내용을 외부 접수 서비스에서 보관하고 있어 이 페이지에서는 확인하실 수 없습니다.',
  'receipt-unknown':
    '이 브라우저에는 남아 있는 접수번호가 없습니다. 대표번호로 문의해 주시면 확인해 드립니다.',
  invalid: '입력하신 내용을 다시 확인해 주세요.',
  error: '오류가 발생했습니다. 나중에 다시 시도해 주세요.',
} as const;
