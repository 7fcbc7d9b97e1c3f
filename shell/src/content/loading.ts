/** Read out wherever something is on its way. */
export const loadingText = '불러오는 중입니다';
