import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ExposeOf } from '@site/contract';
import { defaultSite } from '@site/host';
import Announcement from './announcement';
import BrandIntro from './brand-intro';
import BrandVideo from './brand-video';
import BusinessGuide from './business-guide';
import ComingSoon from './coming-soon';
import ComplexLayout from './complex-layout';
import ContractDocuments from './contract-documents';
import HouseholdLayout from './household-layout';
import LocationGuide from './location-guide';
import Premium from './premium';
import Privacy from './privacy';
import SalesSchedule from './sales-schedule';
import SubscriptionCheckpoints from './subscription-checkpoints';

interface Case {
  readonly Page: ComponentType;
  /** Text that the page must contain, without markup. */
  readonly facts: readonly string[];
}

const { phone } = defaultSite;

/** Every expose of the contract except home, which has its own test; a missing one does not compile. */
const cases: Record<Exclude<ExposeOf<'mfe-content'>, './Home'>, Case> = {
  './BrandIntro': { Page: BrandIntro, facts: ['윤슬', '레이크시티', '홍보영상 보기'] },
  './BrandVideo': { Page: BrandVideo, facts: ['호수의 저녁', '마지막 화면', '새 창에서 보기'] },
  './BusinessGuide': {
    Page: BusinessGuide,
    facts: [
      '사업명윤슬 레이크시티 공동개발 아파트',
      '대지위치반도체 클러스터 시티 일반산업단지 공동주택용지',
      '지역·지구일반산업단지',
      '건축규모지하 2층~지상 최고 35층, 아파트 10개동 및 근린생활시설',
      '세대수총 1,215세대',
      '59A전용 59㎡298세대',
      '101전용 101㎡193세대',
    ],
  },
  './SalesSchedule': {
    Page: SalesSchedule,
    facts: [
      '입주자모집공고2027. 3. 12. (금) 예정',
      '특별공급 접수2027. 3. 22. (월) 예정',
      '정당계약2027. 4. 12. (월)~14. (수) 예정',
    ],
  },
  './ContractDocuments': {
    Page: ContractDocuments,
    facts: ['본인이 계약하는 경우', '제3자 대리인이 계약하는 경우', '인감증명서', '위임장'],
  },
  './LocationGuide': {
    Page: LocationGuide,
    facts: [
      '호수공원',
      '반도체 클러스터',
      '광역 도로',
      '교육',
      '생활 편의',
      '단지 안 공원',
      '상기 CG·지역도는 소비자의 이해를 돕기 위한 것으로 실제 크기·거리와 차이가 있습니다.',
      '개발·교통·학교 계획은 관계 기관의 사정에 따라 변경되거나 취소될 수 있습니다.',
    ],
  },
  './Premium': { Page: Premium, facts: ['1,215세대, 10개동', '지상 최고 35층', '계약금 5%'] },
  './ComplexLayout': {
    Page: ComplexLayout,
    facts: [
      '중앙 분수광장',
      '부출입구',
      '상기 단지배치도 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 차이가 있을 수 있습니다.',
      '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 현장 상황에 따라 변경될 수 있습니다.',
      '각 동 출입구 주변과 지상부에 환기구와 그릴이 설치될 예정이며, 이로 인해 냄새·소음·분진이 발생할 수 있습니다.',
      '어린이놀이터, 주민운동시설, 휴게시설, 수경시설의 배치와 디자인은 변경될 수 있습니다.',
      '단지 외부의 건물·녹지·도로 등은 당사의 시공 범위가 아니며 실제와 다를 수 있습니다.',
      '인접 지역의 개발 등으로 향후 일조와 조망이 달라질 수 있습니다.',
      '계약 전 사업부지 현장을 방문하여 직접 확인하시기 바랍니다.',
    ],
  },
  './HouseholdLayout': {
    Page: HouseholdLayout,
    facts: [
      '101동지상 35층101 3~35층84A 3~35층84A 3~35층101 3~35층132세대',
      '110동지상 28층',
      '합계1,215세대',
      '상기 동·호수 배치도 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 차이가 있을 수 있습니다.',
      '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 변경될 수 있습니다.',
    ],
  },
  './ComingSoon': {
    Page: () => <ComingSoon params={{ page: 'community' }} data={undefined} />,
    facts: [
      'COMEING SOON',
      '준비 중입니다.',
      '입주자모집공고와 함께 공개합니다.',
      '단지배치도에서 시설 위치 보기',
      phone.display,
    ],
  },
  './SubscriptionCheckpoints': {
    Page: SubscriptionCheckpoints,
    facts: ['확인해 주세요', '청약통장', '거주지역', '세대구성', '전매제한', phone.display],
  },
  './Announcement': {
    Page: Announcement,
    facts: [
      '사업명윤슬 레이크시티 공동개발 아파트',
      '공급규모총 1,215세대 · 10개동',
      '주택형59A · 59B · 84A · 84B · 101',
      '계약금5%',
      '공고일2027. 3. 12. (금) 예정',
      `문의${phone.display}`,
      '모집공고 PDF 확인하기',
    ],
  },
  './Privacy': {
    Page: Privacy,
    facts: [
      '시행일 2026. 11. 20.',
      '방문예약 접수, 상담 회신, 모델하우스 주소와 잔여 세대 안내',
      '이름, 연락처, 문의 내용(선택)',
      '분양 종료 시까지, 최대 1년 (삭제를 요청하시면 바로 파기)',
      '개인정보를 제3자에게 제공하지 않습니다',
      '처리 위탁',
      '만 14세 미만은 등록할 수 없으며',
      '개인정보 보호책임자',
      phone.display,
    ],
  },
};

const rows = Object.entries(cases);

function textOf(html: string): string {
  const text = html.replaceAll(/<!--.*?-->|<[^>]+>/g, '');
  return text.replaceAll('&amp;', '&');
}

describe.each(rows)('%s', (_, { Page, facts }) => {
  let html = '';
  let warnings: unknown[] = [];

  beforeAll(() => {
    const spies = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
    for (const spy of spies) spy.mockImplementation(() => undefined);
    html = renderToString(<Page />);
    warnings = spies.flatMap((spy) => spy.mock.calls);
    for (const spy of spies) spy.mockRestore();
  });

  test('renders every fact in the initial HTML, without a React warning [TEXT-6, FACT-1, FACT-2, FACT-3, FACT-4, BRAND-1, BUSINESS-1, BUSINESS-2, BUSINESS-3, BUSINESS-4, BUSINESS-6, COMPLEX-2, COMPLEX-3, COMPLEX-4, COMPLEX-5, COMPLEX-6, COMPLEX-7, COMPLEX-8, COMPLEX-10, COMPLEX-11, LOCATION-2, LOCATION-3, SALES-1, PRIVACY-1]', () => {
    for (const fact of facts) expect(textOf(html)).toContain(fact);
    expect(warnings).toEqual([]);
  });

  test('has no element that belongs to the shell, no style attribute and no inline handler', () => {
    expect(html).not.toMatch(/<(main|h1|title|meta|script)[\s>]/);
    expect(html).not.toMatch(/\s(style|on\w+)="/);
  });

  test('contains no claim that the law on sale advertising forbids [TEXT-7, TEXT-8]', () => {
    const text = textOf(html).replaceAll(/지상 최고 \d+층/g, '');
    expect(text).not.toMatch(/\d\s*평|평형|마감\s*임박|수익\s*보장|역\s*\d+분|최고|유일|완판/);
  });

  test('every table header has a scope and every picture an alternative text', () => {
    for (const [tag] of html.matchAll(/<th(?=[\s>])[^>]*>/g)) expect(tag).toContain('scope=');
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) expect(tag).toContain('alt=');
  });
});

test('the video plays once, muted, and has a link for visitors without JavaScript [BRAND-2, BRAND-3]', () => {
  const html = renderToString(<BrandVideo />);
  const tag = /<video[^>]*>/.exec(html)?.[0];
  for (const name of ['autoPlay', 'muted', 'playsInline', 'controls', 'poster']) {
    expect(tag?.toLowerCase()).toContain(name.toLowerCase());
  }
  expect(tag).not.toContain('loop');
  expect(html).toContain(`href="${defaultSite.embeds.promotionVideo}"`);
});

const picturesOf = (html: string) =>
  [...html.matchAll(/<img [^>]*src="\/media\/pictures\/([\w-]+)\./g)].map(([, id]) => id);

test('schedule and documents each show their picture [BUSINESS-5]', () => {
  expect(picturesOf(renderToString(<SalesSchedule />))).toEqual(['schedule']);
  expect(picturesOf(renderToString(<ContractDocuments />))).toEqual(['contract-documents']);
});

test('the premium page has one picture, and all its features [LOCATION-4]', () => {
  expect(picturesOf(renderToString(<Premium />))).toEqual(['premium']);
});

test('every day of the schedule is machine-readable [TEXT-4]', () => {
  const html = renderToString(<SalesSchedule />);
  const days = [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day);
  expect(days).toHaveLength(9);
  expect(days).toEqual([...days].sort());
});

test('without JavaScript the announcement is a plain link to a new tab [SALES-3]', () => {
  expect(renderToString(<Announcement />)).toMatch(
    /<a[^>]*href="\/announcement\.pdf"[^>]*target="_blank"/,
  );
});

test('the location page has six boxes of picture, title and text [LOCATION-1]', () => {
  const list = /<ul[^>]*>(<li><(span|picture).*?)<\/ul>/s.exec(renderToString(<LocationGuide />));
  const box = /<li><(?:span|picture)(?:(?!<\/li>)[^])*?<h3>[^<]+<\/h3><p>[^<]+<\/p>/g;
  expect([...(list?.[1] ?? '').matchAll(box)]).toHaveLength(6);
});
