/** Texts after pressing 공유. */
export const shareTexts = {
  copied: '페이지 주소를 복사했습니다. 메시지에 붙여 넣어 보내 주세요.',
  notCopied: '주소를 복사하지 못했습니다. 아래 주소를 직접 복사해 주세요.',
} as const;
