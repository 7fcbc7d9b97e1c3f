/** Labels and messages of the forms, word for word as in docs/specification.md#forms. */
export const formTexts = {
  next: '상담원이 전화로 방문 일정을 잡아 드립니다. 모델하우스 위치는 문자로 보내 드립니다.',
  requiredNote: '* 표시는 필수 입력 항목입니다.',
  phone: '연락처',
  phonePlaceholder: '010-0000-0000',
  marketing: '[선택] 분양 소식·이벤트 등 광고성 정보를 문자(SMS)로 받겠습니다.',
  consent: '[필수] 개인정보 수집·이용에 동의합니다.',
  busy: '등록 중...',
  close: '닫기',
  afterSuccess: '모델하우스 주소와 잔여 세대 안내를 문자(SMS)로 보내 드립니다.',
  underFailure: (phone: string) => `급하시면 ${phone}로 전화해 주세요. 24시간 상담합니다.`,
  tooMany: '짧은 시간에 여러 번 등록하셨습니다. 잠시 후 다시 시도해 주세요.',
  honeypot: '이 칸은 비워 두세요.',
} as const;

export const popupTexts = {
  title: '방문예약 등록',
  name: '이름',
  submit: '방문예약 등록',
  done: '등록이 완료되었습니다.\n전문 상담원이 곧 연락드립니다.',
} as const;

export const pageTexts = {
  name: '고객명',
  message: '문의 내용',
  optional: '(선택)',
  submit: '등록하기',
  done: '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
} as const;

/** The same two messages in the popup and on the pages. */
export const failureTexts = {
  refused: '등록에 실패했습니다. 다시 시도해 주세요.',
  error: '오류가 발생했습니다. 나중에 다시 시도해 주세요.',
} as const;
