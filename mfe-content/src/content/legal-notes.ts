/** Legal notes that several pages show. */

/** The ※ line below rendered pictures; drawings have their own note. */
export const cgNote =
  '상기 이미지는 소비자의 이해를 돕기 위한 CG로 실제와 차이가 있을 수 있습니다.';

/** The same, short enough for one line of a phone, for text over a picture. */
export const cgNoteOnPicture = '※ 이해를 돕기 위한 CG로 실제와 차이가 있을 수 있습니다.';

/** For maps and rendered views of the surroundings. */
export const mapNote =
  '상기 CG·지역도는 소비자의 이해를 돕기 위한 것으로 실제 크기·거리와 차이가 있습니다.';

/** For statements about roads, schools and other projects of third parties. */
export const plansNote =
  '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.';

export const landscapeNote =
  '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 변경될 수 있습니다.';
