import { drawn, rendered } from './picture-files';

/**
 * Pictures of the home page: size of the largest file and alternative text. imagery/ renders them; until then
 * packages/design shows a placeholder of the same size. An empty `alt` marks a picture whose content is in the text beside it.
 */
export const homePictures = {
  hero: rendered('home-hero', 2560, 1440, '저녁 호수에 비친 윤슬 레이크시티 투시 CG'),
  water: rendered('home-water', 1920, 1080, ''),
  aerial: rendered(
    'home-aerial',
    1600,
    762,
    '해 지기 전, 호수 쪽에서 본 단지 조감 CG. 호수 동쪽 끝 너머에 반도체 클러스터가 있습니다.',
  ),
  mapRegion: drawn(
    'home-map-region',
    1600,
    1000,
    '광역 입지도. 단지 동쪽에 반도체 클러스터, 북쪽에 고속도로 IC가 있습니다.',
  ),
  mapNear: drawn(
    'home-map-near',
    1600,
    1000,
    '생활권 입지도. 단지 남쪽에 호수공원, 서쪽에 학교가 있습니다.',
  ),
  slideLake: rendered('home-slide-lake', 960, 640, '물가를 따라 도는 산책로'),
  slideLayout: rendered('home-slide-layout', 960, 640, '호수 앞에 엇갈려 선 동'),
  slideFacade: rendered('home-slide-facade', 960, 640, '조명선이 켜진 저녁의 외관'),
  slideLiving: rendered('home-slide-living', 960, 640, '창밖으로 호수가 보이는 거실'),
  slidePark: rendered('home-slide-park', 960, 640, '나무 사이로 난 단지 안 숲길'),
  slidePlaza: rendered('home-slide-plaza', 960, 640, '중앙 분수광장'),
  slideCluster: drawn('home-slide-cluster', 960, 640, '단지와 반도체 클러스터의 위치'),
  cardLake: rendered('home-card-lake', 960, 1280, ''),
  cardFacade: rendered('home-card-facade', 960, 1280, ''),
  cardLiving: rendered('home-card-living', 960, 1280, ''),
  cardPark: rendered('home-card-park', 960, 1280, ''),
  complexLayout: drawn(
    'home-complex-layout',
    1800,
    1500,
    '단지배치도. 남쪽 호수를 따라 101동부터 110동까지 놓였습니다.',
  ),
  complexDesign: rendered('home-complex-design', 1440, 1200, '옥탑 경관 구조물 CG'),
  complexCommunity: rendered('home-complex-community', 1440, 1200, '중앙 분수광장 CG'),
  complexAerial: rendered('home-complex-aerial', 1440, 1200, ''),
  visit: rendered('home-visit', 1200, 1600, ''),
} as const;
