import { drawnFiles } from './drawn-files';

/**
 * Pictures of the home page: the size of the largest file and what it shows. imagery/ draws them; until it has,
 * the design's quiet placeholder keeps their place. An empty `alt` decorates beside words that say it already.
 */
export const homePictures = {
  hero: {
    id: 'home-hero',
    width: 2560,
    height: 1440,
    alt: '저녁 호수에 비친 윤슬 레이크시티 조감 CG',
  },
  water: { id: 'home-water', width: 1920, height: 1080, alt: '' },
  aerial: { id: 'home-aerial', width: 1920, height: 914, alt: '호수 쪽에서 본 단지 조감 CG' },
  mapRegion: {
    id: 'home-map-region',
    src: drawnFiles['home-map-region'],
    width: 1600,
    height: 1000,
    alt: '광역 입지도. 단지 동쪽에 반도체 클러스터, 북쪽에 고속도로 IC가 있습니다.',
  },
  mapNear: {
    id: 'home-map-near',
    src: drawnFiles['home-map-near'],
    width: 1600,
    height: 1000,
    alt: '생활권 입지도. 단지 남쪽에 호수공원, 서쪽에 학교가 있습니다.',
  },
  slideLake: { id: 'home-slide-lake', width: 960, height: 640, alt: '물가를 따라 도는 산책로' },
  slideLayout: { id: 'home-slide-layout', width: 960, height: 640, alt: '호수 앞에 엇갈려 선 동' },
  slideFacade: {
    id: 'home-slide-facade',
    width: 960,
    height: 640,
    alt: '조명선이 켜진 저녁의 외관',
  },
  slideLiving: {
    id: 'home-slide-living',
    width: 960,
    height: 640,
    alt: '창밖으로 호수가 보이는 거실',
  },
  slidePark: { id: 'home-slide-park', width: 960, height: 640, alt: '나무 사이로 난 단지 안 숲길' },
  slidePlaza: { id: 'home-slide-plaza', width: 960, height: 640, alt: '물가의 분수광장' },
  slideCluster: {
    id: 'home-slide-cluster',
    src: drawnFiles['home-slide-cluster'],
    width: 960,
    height: 640,
    alt: '단지와 반도체 클러스터의 위치',
  },
  cardLake: { id: 'home-card-lake', width: 960, height: 1280, alt: '' },
  cardFacade: { id: 'home-card-facade', width: 960, height: 1280, alt: '' },
  cardLiving: { id: 'home-card-living', width: 960, height: 1280, alt: '' },
  cardPark: { id: 'home-card-park', width: 960, height: 1280, alt: '' },
  complexLayout: {
    id: 'home-complex-layout',
    src: drawnFiles['home-complex-layout'],
    width: 1800,
    height: 1500,
    alt: '단지배치도. 남쪽 호수를 따라 101동부터 110동까지 놓였습니다.',
  },
  complexDesign: {
    id: 'home-complex-design',
    width: 1440,
    height: 1200,
    alt: '옥탑 경관 구조물 CG',
  },
  complexCommunity: {
    id: 'home-complex-community',
    width: 1440,
    height: 1200,
    alt: '수변 광장 CG',
  },
  complexAerial: { id: 'home-complex-aerial', width: 1440, height: 1200, alt: '' },
  visit: { id: 'home-visit', width: 1200, height: 1600, alt: '' },
} as const;
