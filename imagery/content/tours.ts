/** All copy of the tour pages. */
export const tourWords = {
  title: (unit: string) => `${unit} 타입 E-모델하우스 VR | 윤슬 레이크시티`,
  still: (unit: string, room: string) => `${unit} 타입 ${room} CG`,
  heading: (unit: string) => `${unit} 타입`,
  way: (room: string) => `${room}${needsEu(room) ? '으로' : '로'} 이동`,
  rooms: '둘러볼 공간',
  smallRooms: { entry: '현관', bath: '욕실' },
  loading: '불러오는 중입니다',
  failed: '화면을 불러오지 못했습니다. 아래에서 다른 공간을 선택해 주세요.',
  help: '화면을 끌어 둘러보세요. 방향키와 확대·축소도 됩니다.',
  view: '사방을 둘러보는 화면. 방향키로 둘러보고 더하기와 빼기로 확대·축소합니다.',
  more: '보기 조절 버튼',
  turn: {
    left: '왼쪽 보기',
    right: '오른쪽 보기',
    nearer: '확대',
    wider: '축소',
  },
  note: '※ 소비자의 이해를 돕기 위해 컴퓨터로 그린 이미지(CG)로, 실제와 다를 수 있습니다.',
} as const;

/** 으로 after a final consonant other than ㄹ; a room's number is read in Korean (침실 1로, 침실 3으로). */
function needsEu(room: string): boolean {
  const last = room.at(-1) ?? '';
  if (/\d/.test(last)) return /[036]/.test(last);
  const final = (last.charCodeAt(0) - 0xac00) % 28;
  return final !== 0 && final !== 8;
}
