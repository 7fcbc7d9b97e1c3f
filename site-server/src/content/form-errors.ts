export const formTooLarge =
  '사진은 10MB까지 올릴 수 있습니다. 이전 화면으로 돌아가 더 작은 사진을 선택해 주세요.';

export const formNotSignedIn =
  '로그인이 만료되었습니다. 이전 화면으로 돌아가 다시 로그인해 주세요.';
