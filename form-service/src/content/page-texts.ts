/** Pages that answer native posts; the same words as in mfe-registration/src/content. */
export const pageTexts = {
  home: '홈으로',
  call: (phone: string) => `급하시면 ${phone}로 전화해 주세요. 24시간 상담합니다.`,
  privacy: '개인정보처리방침',
} as const;

export const registeredTexts = {
  title: '방문예약 등록 완료',
  done: '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
  afterSuccess: '모델하우스 주소와 잔여 세대 안내를 문자(SMS)로 보내 드립니다.',
  receipt: '접수번호',
  receiptUse: '등록 내용을 확인하거나 바꾸실 때 필요합니다. 적어 두시거나 화면을 저장해 주세요.',
  manage: '예약 확인·변경',
} as const;

export const ownRegistrationTexts = {
  title: '예약 확인·변경',
  entry: '등록 내용',
  receivedAt: '접수일시',
  name: '이름',
  phone: '연락처',
  message: '문의 내용',
  optional: '(선택)',
  correct: '변경 내용 저장',
  corrected: '등록 내용이 변경되었습니다.',
  eraseTitle: '등록 삭제',
  eraseNote: '삭제하시면 이름과 연락처, 문의 내용이 바로 파기되며 되돌릴 수 없습니다.',
  confirm: '위 내용을 확인했으며 등록을 삭제하겠습니다.',
  erase: '등록 삭제',
  erased: '등록 내용이 삭제되었습니다.',
  again: '다시 입력하기',
} as const;

/** By the error's id; `other` for all other errors. */
export const ownRegistrationErrors = new Map([
  [
    'registration_not_found',
    '일치하는 등록 내용이 없습니다. 접수번호와 연락처를 다시 확인해 주세요.',
  ],
  ['too_many', '여러 번 시도하셨습니다. 잠시 후 다시 시도해 주세요.'],
  [
    'no_receipts',
    '등록 내용을 외부 접수 서비스에서 보관하고 있어 이 페이지에서는 확인하실 수 없습니다.',
  ],
  [
    'receipt_unknown',
    '이 브라우저에는 남아 있는 접수번호가 없습니다. 대표번호로 문의해 주시면 확인해 드립니다.',
  ],
  ['invalid_fields', '입력하신 내용을 다시 확인해 주세요.'],
]);
export const otherError = '오류가 발생했습니다. 나중에 다시 시도해 주세요.';
