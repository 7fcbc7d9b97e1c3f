/** Copy inside the drawings. Pages repeat the important parts as HTML text. */
export const drawings = {
  lakePark: '호수공원',
  building: (number: number) => `${number}동`,
  floors: (top: number) => `${top}층`,
  line: (index: number) => `${index + 1}호`,
  floorsOfLine: (from: number, to: number) => `${from}~${to}층`,
  households: (count: number) => `${count.toLocaleString('ko-KR')}세대`,
  notice: '본 그림은 소비자의 이해를 돕기 위한 개념도로 실제와 다를 수 있습니다.',
  ring: (km: number) => `반경 ${km}km`,
  kilometres: (km: number) => `약 ${km.toFixed(1)}km`,
} as const;

/** Names of the places in data/region.json, by id. */
export const placeNames = {
  complex: '윤슬 레이크시티',
  lake: '호수공원',
  cluster: '반도체 클러스터',
  clusterZone: '일반산업단지',
  elementary: '초등학교',
  secondary: '중·고교',
  shops: '상업지구',
  hospital: '종합병원',
  interchange: '고속도로 IC',
} as const;
