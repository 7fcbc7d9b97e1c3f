import type { ErrorCode } from '../errors';

/** Korean text of every error. `{n}` stands for minutes. The sign-in texts are those of the site's wording. */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  invalid_json: '요청 본문을 읽을 수 없습니다. JSON 형식을 확인해 주세요.',
  invalid_body: '요청 항목을 확인해 주세요.',
  invalid_query: '요청 주소의 값을 확인해 주세요.',
  credentials_in_query: '로그인 정보는 주소가 아니라 본문으로 보내 주세요.',
  invalid_idempotency_key: 'Idempotency-Key 값을 확인해 주세요.',
  bad_credentials: '이메일 또는 비밀번호가 올바르지 않습니다.',
  not_signed_in: '로그인이 필요합니다.',
  cross_site_request: '다른 사이트에서 보낸 요청은 처리하지 않습니다.',
  not_found: '요청하신 주소를 찾을 수 없습니다.',
  unknown_site: '등록되지 않은 사이트입니다.',
  article_not_found: '글을 찾을 수 없습니다.',
  method_not_allowed: '이 주소에서 사용할 수 없는 요청 방식입니다.',
  idempotency_conflict: '같은 Idempotency-Key로 다른 내용이 이미 등록되었습니다.',
  body_too_large: '보내신 내용이 너무 큽니다.',
  unsupported_media_type: 'JSON 또는 폼 형식으로 보내 주세요.',
  invalid_article: '제목, 요약, 본문을 확인해 주세요.',
  too_many_attempts: '시도가 너무 많습니다. {n}분 후 다시 시도해 주세요.',
  internal: '오류가 발생했습니다. 나중에 다시 시도해 주세요.',
  busy: '요청이 많습니다. 잠시 후 다시 시도해 주세요.',
  store_unavailable: '저장소에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
};
