/**
 * Title and description of every page, by route id, for search engines, shared links and browser tabs. Separate from
 * the route table because only the prerenderer needs them: a first page view never downloads them.
 * `press-article` is the fallback for articles, which have titles of their own.
 */
import { formatCount } from './format-count';
import { defaultSite, typePairs } from './site';

export interface RouteHead {
  /** At most 35 characters, so that a Korean search result page does not truncate it. */
  readonly title: string;
  /** At most 80 characters, in full sentences. */
  readonly description: string;
}

const { name, phone, households, buildings, floors, contractDepositPercent, address } = defaultSite;
const total = `총 ${formatCount(households)}세대`;

const head = (title: string, description: string): RouteHead => ({
  title: `${title} | ${name}`,
  description,
});

const floorPlan = (type: string, group: string) =>
  head(
    `${type}㎡ 평면도`,
    `${name} ${type}㎡ 타입의 평면도와 면적, 세대수를 안내합니다. ${group} 평면과 비교해 보실 수 있습니다.`,
  );

const comparison = (one: string, other: string) =>
  head(
    `${one}㎡ · ${other}㎡ 비교`,
    `${name} ${one}㎡와 ${other}㎡ 타입의 평면, 면적, 실별 크기, 세대수를 나란히 비교해 보실 수 있습니다.`,
  );

const interior = (type: string) =>
  head(
    `${type}㎡ 인테리어`,
    `견본주택에 전시될 ${type}㎡ 타입의 거실과 주방, 침실을 CG로 보여 드립니다.`,
  );

export const heads: Readonly<Record<string, RouteHead>> = {
  home: {
    title: `${name} | ${address.region} ${formatCount(households)}세대`,
    description: `${address.region} 호수 앞 ${buildings}개동, 지상 최고 ${floors.top}층, ${total}. 계약금 ${contractDepositPercent}%, 모델하우스 방문예약을 받습니다.`,
  },
  'brand-intro': head(
    '브랜드 소개',
    `물 위에 부서지는 빛, 윤슬에서 이름을 얻은 ${name}의 브랜드 이야기를 전합니다.`,
  ),
  'brand-video': head(
    '홍보영상',
    `호수와 단지, 저녁 풍경을 담은 ${name} 홍보영상을 보실 수 있습니다.`,
  ),
  'business-guide': head(
    '사업안내',
    `${name}의 대지위치, 지역·지구, 건축규모, 세대수(${total})를 한눈에 안내합니다.`,
  ),
  'sales-schedule': head(
    '분양일정',
    '입주자모집공고부터 청약 접수, 당첨자 발표, 계약까지 분양 일정을 순서대로 안내합니다.',
  ),
  'contract-documents': head(
    '계약서류 안내',
    '계약하실 때 본인과 대리인이 준비하셔야 할 서류와 유의사항을 안내합니다.',
  ),
  'location-guide': head(
    '입지안내',
    '호수공원, 산업단지, 도로, 학교, 생활편의시설까지 단지 주변 환경을 안내합니다.',
  ),
  premium: head(
    '프리미엄',
    `호수를 향한 배치, 가까운 일터와 학교, 다섯 타입과 계약금까지 ${name}의 특징을 소개합니다.`,
  ),
  'complex-layout': head(
    '단지배치도',
    `아파트 ${buildings}개동과 근린생활시설, 조경과 출입구의 위치를 단지배치도로 안내합니다.`,
  ),
  'household-layout': head(
    '동·호수 배치도',
    '동별 라인과 층에 따른 타입 배치를 동·호수 배치도로 확인하실 수 있습니다.',
  ),
  community: head('커뮤니티', `${name} 커뮤니티 시설 안내를 준비하고 있습니다.`),
  'floor-plan-59A': floorPlan('59A', '59B'),
  'floor-plan-59B': floorPlan('59B', '59A'),
  'floor-plan-84A': floorPlan('84A', '84B'),
  'floor-plan-84B': floorPlan('84B', '84A'),
  'floor-plan-101': floorPlan('101', '84A'),
  'floor-plan-114B': head('101B㎡ 평면도', '101B㎡ 타입의 평면도 안내를 준비하고 있습니다.'),
  ...Object.fromEntries(
    typePairs.map(([one, other]) => [`comparison-${one}-${other}`, comparison(one, other)]),
  ),
  'guide-videos': head(
    '안내영상',
    '입지환경과 59타입, 84타입을 영상으로 나누어 안내합니다. 원하시는 영상을 골라 보실 수 있습니다.',
  ),
  'model-house': head(
    'E-모델하우스',
    '84A, 84B, 101 타입 내부를 360° VR로 둘러보실 수 있는 온라인 모델하우스입니다.',
  ),
  'interior-59A': interior('59A'),
  'interior-59B': head('59B㎡ 인테리어', '59B㎡ 타입의 인테리어 안내를 준비하고 있습니다.'),
  'interior-84A': interior('84A'),
  'interior-84B': interior('84B'),
  'subscription-guide': head('인터넷청약 안내', '인터넷청약 신청 방법 안내를 준비하고 있습니다.'),
  'subscription-checkpoints': head(
    '청약 체크포인트',
    '청약 전에 확인하실 자격과 순위, 달라진 청약제도의 주요 내용을 정리했습니다.',
  ),
  announcement: head(
    '모집공고 안내',
    `${name} 입주자모집공고의 주요 내용과 공고문 PDF를 확인하실 수 있습니다.`,
  ),
  'stamp-tax': head('인지세 납부 안내', '분양계약서 인지세 납부 방법 안내를 준비하고 있습니다.'),
  'promotion-customer': head(
    '관심고객등록',
    `관심고객으로 등록하시면 ${name} 분양 소식과 상담을 받아보실 수 있습니다.`,
  ),
  customer: head(
    '방문예약 등록',
    `모델하우스 방문예약을 받습니다. 대표번호 ${phone.display}, ${phone.hours}.`,
  ),
  'press-list': head('언론보도', `언론에 소개된 ${name}의 소식을 모았습니다.`),
  'press-admin': head(
    '언론보도 관리',
    '관리자로 로그인하여 언론보도를 등록하고 수정하는 페이지입니다.',
  ),
  'press-article': head('언론보도 기사', `${name}의 언론보도 기사를 전해 드립니다.`),
  privacy: head(
    '개인정보처리방침',
    '방문예약과 상담을 위해 수집하는 개인정보의 항목과 목적, 보유 기간, 권리를 안내합니다.',
  ),
  registration: head(
    '예약 확인·변경',
    '접수번호와 연락처 끝 4자리로 방문예약 등록 내용을 확인하고, 바꾸거나 삭제하실 수 있습니다.',
  ),
  'form-done': head('방문예약 등록 완료', '방문예약 등록이 완료되었습니다.'),
  'form-failed': head(
    '방문예약 등록 실패',
    `방문예약이 등록되지 않았습니다. 다시 시도하시거나 ${phone.display}로 전화해 주세요.`,
  ),
  'not-found': head('Not Found', '요청하신 페이지를 찾을 수 없습니다. 메뉴에서 다시 찾아 주세요.'),
  unavailable: head(
    '목록을 불러오지 못했습니다',
    `언론보도를 잠시 표시할 수 없습니다. 다시 시도하시거나 ${phone.display}로 문의해 주세요.`,
  ),
};
