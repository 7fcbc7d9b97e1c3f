/**
 * The wording of every privacy notice ever shown beside a form, by the version that is stored with each registration.
 * Append only: a change of wording is a new version (packages/contract/src/forms.ts).
 */
export const consentNotices: Readonly<Record<string, readonly string[]>> = {
  '2026-11-22': [
    '[필수] 개인정보 수집·이용에 동의합니다.',
    '[선택] 분양 소식·이벤트 등 광고성 정보를 문자(SMS)로 받겠습니다.',
    '개인정보 수집·이용 안내',
    '수집 항목: 이름, 연락처, 문의 내용(선택) · 이용 목적: 방문예약 접수, 상담 회신, 모델하우스 주소와 잔여 세대 안내 · 보유 기간: 분양 종료 시까지, 최대 1년 (삭제를 요청하시면 바로 파기) · 제공하지 않으실 수 있으나 예약과 상담이 어렵습니다. · 만 14세 미만은 등록할 수 없습니다. · 개인정보처리방침',
  ],
};
