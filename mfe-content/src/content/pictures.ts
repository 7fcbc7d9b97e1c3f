import { drawn, rendered } from './picture-files';

/** All pictures of this remote except those of the home page. A picture without a file has not been rendered yet. */
export const pictures = {
  /** Also shown on the home page. */
  complexDesign: rendered('home-complex-design', 1440, 1200, '옥탑 경관 구조물 CG'),
  brandLake: rendered(
    'brand-lake',
    1920,
    1080,
    '해 질 무렵 호수 건너에서 바라본 단지 CG. 창의 불빛이 물 위에 길게 비칩니다.',
  ),
  brandWater: rendered('brand-water', 1600, 1200, '저녁 빛이 잘게 부서지는 수면'),
  overview: rendered('overview', 1280, 960, '저녁 호숫가에 선 단지 CG'),
  schedule: rendered(
    'schedule',
    1080,
    1600,
    '해 질 무렵 호수 위로 솟은 단지 CG. 분양일정은 옆의 글로 볼 수 있습니다.',
  ),
  documents: drawn('contract-documents', 1200, 1600, '계약 서류와 도장, 신분증 그림'),
  locationMap: drawn(
    'location-map',
    1600,
    1000,
    '입지 개념도. 단지 남쪽에 호수공원, 동쪽에 반도체 클러스터, 북쪽에 고속도로 IC, 서쪽에 학교가 있습니다.',
  ),
  locationLake: rendered('location-lake', 960, 640, '단지 앞 호수공원 CG'),
  locationCluster: drawn('location-cluster', 960, 640, '저녁의 반도체 클러스터 그림'),
  locationRoad: drawn('location-road', 960, 640, '고속도로로 이어지는 길 그림'),
  locationSchool: drawn('location-school', 960, 640, '학교 그림'),
  locationShop: drawn('location-shop', 960, 640, '상가와 종합병원 그림'),
  locationPark: rendered('location-park', 960, 640, '하늘에서 본 단지 안 분수광장과 산책로 CG'),
  /** Also shown on the home page. */
  communityPlaza: rendered(
    'home-complex-community',
    1440,
    1200,
    '커뮤니티센터와 레이크 라운지 사이의 중앙 분수광장 CG',
  ),
  premium: rendered(
    'premium',
    1200,
    1500,
    '호수와 단지, 반도체 클러스터를 한 장에 담은 조감 CG. 같은 내용을 옆의 글로 볼 수 있습니다.',
  ),
  complexLayout: drawn(
    'complex-layout',
    1800,
    1500,
    '단지배치도. 남쪽 호수공원을 따라 101동부터 110동까지 열 개의 동이 있습니다.',
  ),
  householdLayout: drawn(
    'household-layout',
    1800,
    1200,
    '동·호수 배치도. 동마다 어느 라인이 어느 타입인지 나타낸 그림으로, 같은 내용을 아래 표로 볼 수 있습니다.',
  ),
  checkpoints: drawn('subscription-checkpoints', 1200, 1600, '청약 전 확인 목록 그림'),
  announcement: drawn(
    'announcement',
    1200,
    1800,
    '입주자모집공고 안내 이미지. 같은 내용을 옆의 글로 볼 수 있습니다.',
  ),
} as const;
