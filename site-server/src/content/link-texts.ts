/** For a signed link, or the cookie that it set, which is no longer valid. */
export const linkNotValid = '링크가 만료되었거나 올바르지 않습니다. 새 링크를 요청해 주세요.';
