/** For a signed link that is not valid. */
export const linkNotValid = '만료되었거나 잘못된 링크입니다. 새 링크를 요청해 주세요.';

export const previewEnded =
  '미리보기가 종료되었습니다. 이 화면을 새로 고치면 공개된 사이트를 보실 수 있습니다.';

export const previewReadsOnly =
  '미리보기에서는 기사를 등록하거나 수정할 수 없습니다. 공개된 사이트에서 이용해 주세요.';
