import type { FormKind } from '@site/contract';

/** Column titles of lists and exports, which sales staff read. */
export const columnLabels = {
  id: '번호',
  receivedAt: '접수일시',
  form: '접수 경로',
  name: '이름',
  phone: '연락처',
  typedPhone: '연락처(입력 그대로)',
  message: '문의 내용',
  email: '이메일',
  visitDate: '방문 희망일',
  marketing: '광고 수신 동의',
  notice: '개인정보 안내문',
  agreed: '필수 동의',
  hasty: '자동 등록 의심',
  others: '기타 항목',
  similar: '비슷한 부분',
} as const;

export const formLabels: Readonly<Record<FormKind, string>> = {
  popup: '방문예약 팝업',
  visit: '홈 방문예약',
  inquiry: '고객 페이지',
};

export const cellLabels = {
  /** Replaces the name of an entry that cannot be decrypted. */
  unreadable: '(읽을 수 없음)',
  agreed: '동의',
  /** After the form of a registration that a team made in a preview. */
  test: '(미리보기 테스트)',
  /** The page had been open for less than two seconds. */
  hasty: '2초 이내 등록',
  /** The number was that of the entry before a correction. */
  formerPhone: '(변경 전 연락처)',
} as const;
