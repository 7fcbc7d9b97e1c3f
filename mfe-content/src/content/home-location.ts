export interface LocationPoint {
  /** A distance in km, or a word where the place touches the complex. */
  readonly distance: string;
  readonly unit?: 'km';
  readonly place: string;
  readonly text: string;
}

export const location = {
  eyebrow: 'LOCATION',
  title: '물가에서 시작되는 길',
  points: [
    { distance: '단지 앞', place: '호수공원', text: '산책로와 수변 데크가 단지에서 이어집니다.' },
    {
      distance: '0.4',
      unit: 'km',
      place: '초등학교',
      text: '큰길을 건너지 않는 통학로를 계획했습니다.',
    },
    {
      distance: '1.8',
      unit: 'km',
      place: '반도체 클러스터',
      text: '일반산업단지와 한 생활권에 있습니다.',
    },
    {
      distance: '2.9',
      unit: 'km',
      place: '고속도로 IC',
      text: '광역 도로망으로 바로 이어집니다.',
    },
  ] as readonly LocationPoint[],
  notes: [
    '거리는 지도상 직선거리이며 실제 이동 거리와 차이가 있습니다.',
    '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
  ],
} as const;
