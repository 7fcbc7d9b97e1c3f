/** The ※ line below rendered pictures; drawings have their own note. */
export const cgNote =
  '상기 이미지는 소비자의 이해를 돕기 위한 CG로 실제와 차이가 있을 수 있습니다.';

/** The same, short enough for one line of a phone, for text over a picture. */
export const cgNoteOnPicture = '※ 이해를 돕기 위한 CG로 실제와 차이가 있을 수 있습니다.';
