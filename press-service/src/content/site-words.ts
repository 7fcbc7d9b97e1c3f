/** Korean words that anyone who knows the site would try as a password. */
export const siteWordsInKorean = ['윤슬', '레이크시티', '관리자', '비밀번호', '언론보도'] as const;
