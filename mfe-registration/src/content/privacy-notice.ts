/** The notice that the law requires before a registration (docs/specification.md#forms); the retention is emphasised. */
export const privacyNotice = {
  title: '개인정보 수집·이용 안내',
  items: '수집 항목: 이름, 연락처, 문의 내용(선택)',
  purposes: '이용 목적: 방문예약 접수, 상담 회신, 모델하우스 주소와 잔여 세대 안내',
  retention: '보유 기간: 분양 종료 시까지, 최대 1년 (삭제를 요청하시면 바로 파기)',
  refusal: '제공하지 않으실 수 있으나 예약과 상담이 어렵습니다.',
  age: '만 14세 미만은 등록할 수 없습니다.',
  policy: '개인정보처리방침',
  newWindow: '새 창',
} as const;
