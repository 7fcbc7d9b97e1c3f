// The texts of each page, by route id, copied from the documents and not from the code:
// a text that changes only in a content/ folder fails here.

const modelUnitNotice =
  '상기 이미지는 전시품목과 유상옵션이 포함된 견본주택을 나타낸 것으로, 타입별 유상옵션의 적용 범위와 위치가 다르며 실제 시공 시 차이가 있을 수 있습니다.';
const placeholder = ['COMEING SOON', '준비 중입니다.'];
const vrHint = '화면을 클릭하시면 VR을 보실 수 있습니다.';
const scale = '지하 2층~지상 최고 35층';
const formTexts = [
  '* 표시는 필수 입력 항목입니다.',
  '등록하기',
  '개인정보 수집·이용 안내',
  '수집 항목: 이름, 연락처, 문의 내용(선택)',
  '이용 목적: 방문예약 접수, 상담 회신, 모델하우스 주소와 잔여 세대 안내',
  '보유 기간: 분양 종료 시까지, 최대 1년 (삭제를 요청하시면 바로 파기)',
  '제공하지 않으실 수 있으나 예약과 상담이 어렵습니다.',
  '만 14세 미만은 등록할 수 없습니다.',
  '[선택] 분양 소식·이벤트 등 광고성 정보를 문자(SMS)로 받겠습니다.',
];
const customerTexts = [
  '윤슬 레이크시티',
  'CUSTOMER SERVICE',
  '고객 서비스',
  '문의를 남겨 주시면 빠르게 답변드립니다.',
  '등록하시면 분양 소식을 받아보실 수 있습니다. (수신에 동의하신 경우)',
  '대표번호',
  '1533-8848',
  '상담시간',
  '24시간 상담',
  '고객명 *',
  '연락처 *',
  '문의 내용 *',
  ...formTexts,
];

/** Written out, so that a missing pair fails. */
const comparedPairs: readonly (readonly [string, string])[] = [
  ['59A', '59B'],
  ['59A', '84A'],
  ['59A', '84B'],
  ['59A', '101'],
  ['59B', '84A'],
  ['59B', '84B'],
  ['59B', '101'],
  ['84A', '84B'],
  ['84A', '101'],
  ['84B', '101'],
];

/** Texts of <main>. Routes without an entry do not exist: the table has one for each. */
export const expectedTexts: Readonly<Record<string, readonly string[]>> = {
  home: [
    `총 1,215세대 · 10개동 · ${scale} · 계약금 5% · 모델하우스 방문예약`,
    '공동개발 아파트',
    '일반산업단지',
    '반도체 클러스터 시티',
    'UNIT PLAN',
    '타입안내',
    'E-모델하우스',
    ...['59A㎡', '59B㎡', '84A㎡', '84B㎡', '101㎡', '101A'],
    vrHint,
    ...['PREMIUM 01', 'PREMIUM 02', 'PREMIUM 03', 'PREMIUM 04', '더 알아보기'],
    ...['사업개요', '입지환경', '프리미엄', '7장 중 1번째'],
    ...['단지배치도', '단지 특화설계', '커뮤니티'],
    ...['고객명 *', '연락처 *', '문의 내용 (선택)'],
    ...formTexts,
  ],
  'brand-intro': ['윤슬'],
  'brand-video': ['홍보영상'],
  'business-guide': [
    ...['사업명', '대지위치', '지역·지구', '건축규모', '세대수'],
    ...['공동개발 아파트', '반도체 클러스터 시티', '일반산업단지'],
    `${scale}, 아파트 10개동 및 근린생활시설`,
    '총 1,215세대',
  ],
  'sales-schedule': ['입주자모집공고', '청약', '계약'],
  'contract-documents': ['계약', '서류'],
  'location-guide': [
    '상기 CG·지역도는 소비자의 이해를 돕기 위한 것으로 실제 크기·거리와 차이가 있습니다.',
    '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
  ],
  premium: ['호수'],
  'complex-layout': [
    '상기 단지배치도 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 차이가 있을 수 있습니다.',
    '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 현장 상황에 따라 변경될 수 있습니다.',
    '각 동 출입구 주변과 지상부에 환기구와 그릴이 설치될 예정이며, 이로 인해 냄새·소음·분진이 발생할 수 있습니다.',
    '어린이놀이터, 주민운동시설, 휴게시설, 수경시설의 배치와 디자인은 변경될 수 있습니다.',
    '단지 외부의 건물·녹지·도로 등은 당사의 시공 범위가 아니며 실제와 다를 수 있습니다.',
    '인접 지역의 개발 등으로 향후 일조와 조망이 달라질 수 있습니다.',
    '계약 전 사업부지 현장을 방문하여 직접 확인하시기 바랍니다.',
  ],
  'household-layout': [
    '상기 동·호수 배치도 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 차이가 있을 수 있습니다.',
    '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 변경될 수 있습니다.',
    '1,215',
  ],
  community: placeholder,
  'floor-plan-59A': ['59A㎡', '298세대', modelUnitNotice],
  'floor-plan-59B': ['59B㎡', '214세대', modelUnitNotice],
  'floor-plan-84A': ['84A㎡', '274세대', modelUnitNotice],
  'floor-plan-84B': ['84B㎡', '236세대', modelUnitNotice],
  'floor-plan-101': ['101㎡', '193세대', modelUnitNotice],
  'floor-plan-114B': placeholder,
  'guide-videos': ['입지환경', '59타입', '84타입'],
  'model-house': ['84A', '84B', '101', vrHint],
  ...Object.fromEntries(
    comparedPairs.map((pair) => [`comparison-${pair.join('-')}`, pair.map((type) => `${type}㎡`)]),
  ),
  'interior-59A': ['59A㎡', modelUnitNotice],
  'interior-59B': placeholder,
  'interior-84A': ['84A㎡', modelUnitNotice],
  'interior-84B': ['84B㎡', modelUnitNotice],
  'subscription-guide': placeholder,
  'subscription-checkpoints': ['청약'],
  announcement: ['모집공고 PDF 확인하기', '1,215세대', '10개동', scale, '1533-8848'],
  'stamp-tax': placeholder,
  'promotion-customer': customerTexts,
  customer: customerTexts,
  'press-list': ['언론보도', '관리자'],
  'press-admin': ['관리자 이메일', '비밀번호', '관리자 로그인'],
  privacy: [
    ...['이름', '연락처', '문의 내용', '1533-8848'],
    '분양 종료 시까지, 최대 1년',
    '삭제를 요청하시면 바로 파기',
  ],
  registration: ['접수번호', '연락처 끝 4자리', '등록 내용 확인', '1533-8848'],
  'form-done': [
    '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
    '모델하우스 주소와 잔여 세대 안내를 문자(SMS)로 보내 드립니다.',
  ],
  'form-failed': [
    '등록에 실패했습니다. 다시 시도해 주세요.',
    '급하시면 1533-8848로 전화해 주세요. 24시간 상담합니다.',
  ],
};

/** The h1 of every page except home, whose headline is not specified. */
export const expectedHeadings: Readonly<Record<string, string>> = {
  'brand-intro': '브랜드 소개',
  'brand-video': '홍보영상',
  'business-guide': '사업안내',
  'sales-schedule': '분양일정',
  'contract-documents': '계약서류 안내',
  'location-guide': '입지안내',
  premium: '프리미엄',
  'complex-layout': '단지배치도',
  'household-layout': '동·호수 배치도',
  community: '커뮤니티',
  'floor-plan-59A': '59A㎡',
  'floor-plan-59B': '59B㎡',
  'floor-plan-84A': '84A㎡',
  'floor-plan-84B': '84B㎡',
  'floor-plan-101': '101㎡',
  'floor-plan-114B': '101B㎡',
  'guide-videos': '안내영상',
  'model-house': 'E-모델하우스',
  ...Object.fromEntries(
    comparedPairs.map((pair) => [
      `comparison-${pair.join('-')}`,
      pair.map((type) => `${type}㎡`).join(' · ') + ' 비교',
    ]),
  ),
  'interior-59A': '59A㎡ 인테리어',
  'interior-59B': '59B㎡ 인테리어',
  'interior-84A': '84A㎡ 인테리어',
  'interior-84B': '84B㎡ 인테리어',
  'subscription-guide': '인터넷청약 안내',
  'subscription-checkpoints': '청약 체크포인트',
  announcement: '모집공고 안내',
  'stamp-tax': '인지세 납부 안내',
  'promotion-customer': '관심고객등록',
  customer: '방문예약 등록',
  'press-list': '언론보도',
  'press-admin': '언론보도 관리',
  privacy: '개인정보처리방침',
  registration: '예약 확인·변경',
  'form-done': '방문예약 등록 완료',
  'form-failed': '방문예약 등록 실패',
};

/** Around every page. */
export const expectedFrameTexts: readonly string[] = [
  '1533-8848',
  '상담·방문예약',
  '본 홈페이지의 CG, 이미지 및 내용은 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있으며 법적 효력이 없습니다. 정확한 내용은 입주자모집공고와 계약서를 확인하시기 바랍니다.',
  '시행 윤슬개발 · 시공 물빛건설',
  '© 2024 윤슬 레이크시티. All rights reserved.',
];

/** Words that sale advertising may not use; no page contains them. */
export const forbiddenWords =
  /(?<![가-힣])평(?:당|형|수)?(?![가-힣])|\d\s*평|마감\s?임박|수익\s?보장|역\s?5분/;

/** The end of a sentence with a verb, which a button's label never has. */
export const sentenceEnd = /(다|요|까|자|라|죠)[.?!]?$/;

/** @returns sentences that end in a verb, but neither in 합니다체 nor in an instruction with -세요 */
export function impoliteEndings(text: string): readonly string[] {
  const sentences = text.match(/[^.?!]*[가-힣](?:다|요|까|자|라|죠)[.?!](?=\s|$)/g) ?? [];
  return sentences.filter((sentence) => !/(니다|니까|세요)[.?!]$/.test(sentence));
}
