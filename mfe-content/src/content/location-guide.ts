import { pictures } from './pictures';

export const locationGuide = {
  heading: {
    eyebrow: 'NEIGHBORHOOD',
    title: '일터는 가깝게,\n물가는 더 가깝게',
    lead: '단지를 나서면 수변 산책로가 이어지고, 가까운 생활권에 반도체 클러스터와 학교, 상업지구가 있습니다.',
  },
  mapTitle: '입지 개념도',
  mapCaption: '표시한 거리는 단지 경계에서 잰 지도상 직선거리입니다.',
  boxesTitle: '단지를 둘러싼 여섯 가지 환경',
  boxes: [
    {
      image: pictures.locationLake,
      title: '호수공원',
      text: '단지 앞 수변 데크와 수변 산책로가 호수공원으로 이어집니다.',
    },
    {
      image: pictures.locationCluster,
      title: '반도체 클러스터',
      text: '약 1.8km 거리로, 출퇴근이 가까운 반도체 클러스터 생활권입니다.',
    },
    {
      image: pictures.locationRoad,
      title: '광역 도로',
      text: '고속도로 IC까지 약 2.9km, 광역 이동이 편리합니다.',
    },
    {
      image: pictures.locationSchool,
      title: '교육',
      text: '초등학교 약 0.4km, 중·고교 약 1.0km 거리에 있습니다.',
    },
    {
      image: pictures.locationShop,
      title: '생활 편의',
      text: '상업지구 약 1.3km, 종합병원 약 2.6km 거리입니다.',
    },
    {
      image: pictures.locationPark,
      title: '단지 안 공원',
      text: '분수광장과 산책로를 지상에 두었습니다.',
    },
  ],
  notes: [
    '상기 CG·지역도는 소비자의 이해를 돕기 위한 것으로 실제 크기·거리와 차이가 있습니다.',
    '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
  ],
} as const;
