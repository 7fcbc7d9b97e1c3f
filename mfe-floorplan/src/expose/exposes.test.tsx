/** @jest-environment jsdom */
import type { ComponentType, ReactElement } from 'react';
import { act } from '@testing-library/react';
import { exposesByRemote, pathOf, routes, typePairs } from '@site/contract';
import { defaultSite } from '@site/host';

// react-dom/server needs them; jsdom lacks them.
const { TextDecoder, TextEncoder } = jest.requireActual<Record<string, unknown>>('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });
// Browsers take it from the HTML; jsdom does not.
Object.defineProperty(HTMLMediaElement.prototype, 'muted', {
  get(this: Element) {
    return this.hasAttribute('muted');
  },
  set() {},
});

const notice =
  '상기 이미지는 전시품목과 유상옵션이 포함된 견본주택을 나타낸 것으로, 타입별 유상옵션의 적용 범위와 위치가 다르며 실제 시공 시 차이가 있을 수 있습니다.';

interface Case {
  readonly name: string;
  readonly expose: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly texts: readonly string[];
  readonly links: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: '/FloorPlan/59A',
    expose: 'FloorPlan',
    params: { type: '59A' },
    texts: [
      '59.92',
      '22.54',
      '82.46',
      '36.98',
      '119.44',
      '298세대',
      '4.0 × 4.3m',
      '침실 3 2.5 × 3.1m, 복도에서 출입, 북쪽 창.',
      notice,
    ],
    links: ['/FloorPlan/59B', '/Interior/59A', '/FloorPlan/compare/59A-101'],
  },
  {
    name: '/FloorPlan/59B',
    expose: 'FloorPlan',
    params: { type: '59B' },
    texts: ['59.87', '82.71', '119.66', '214세대', notice],
    links: ['/FloorPlan/59A', '/FloorPlan/84A'],
  },
  {
    name: '/FloorPlan/84A',
    expose: 'FloorPlan',
    params: { type: '84A' },
    texts: [
      '84.97',
      '111.28',
      '163.72',
      '274세대',
      '확대',
      '축소',
      '원래대로',
      '지붕을 열면',
      notice,
    ],
    links: ['/FloorPlan/59B', '/FloorPlan/84B', '/Interior/84A', '/FloorPlan/Emodel#tour-84A'],
  },
  {
    name: '/FloorPlan/84B',
    expose: 'FloorPlan',
    params: { type: '84B' },
    texts: ['84.91', '112.04', '164.44', '236세대', notice],
    links: ['/FloorPlan/84A', '/FloorPlan/114A', '/Interior/84B', '/FloorPlan/Emodel#tour-84B'],
  },
  {
    name: '/FloorPlan/114A',
    expose: 'FloorPlan',
    params: { type: '101' },
    texts: ['101.88', '133.15', '196.03', '193세대', '침실 4', notice],
    links: ['/FloorPlan/84B', '/FloorPlan/114B', '/FloorPlan/Emodel#tour-101'],
  },
  ...typePairs.map(([one, other]) => ({
    name: `/FloorPlan/compare/${one}-${other}`,
    expose: 'Comparison',
    params: { one, other },
    texts: [
      `${one}㎡ 자세히 보기`,
      `${other}㎡ 자세히 보기`,
      '주거전용면적',
      '침실 3',
      '다른 타입 비교',
    ],
    links: [
      pathOf(`floor-plan-${one}`),
      pathOf(`floor-plan-${other}`),
      one === '84A' && other === '84B'
        ? '/FloorPlan/compare/59A-59B'
        : '/FloorPlan/compare/84A-84B',
    ],
  })),
  {
    name: 'the slot unit-plans',
    expose: 'UnitPlansSlot',
    texts: [
      ...['59A㎡', '59B㎡', '84A㎡', '84B㎡', '101㎡', '이전 타입', '다음 타입', '1 / 5'],
      ...['59.92㎡', '59.87㎡', '84.97㎡', '84.91㎡', '101.88㎡', '133.15㎡'],
    ],
    links: ['59A', '59B', '84A', '84B', '114A'].map((type) => `/FloorPlan/${type}`),
  },
  {
    name: 'the slot model-house',
    expose: 'ModelHouseSlot',
    texts: ['84A', '84B', '101A', '화면을 클릭하시면 VR을 보실 수 있습니다.', notice],
    links: Object.values(defaultSite.embeds.tours),
  },
  {
    name: '/FloorPlan/Emodel',
    expose: 'ModelHouse',
    texts: ['84A', '84B', '101', '화면을 클릭하시면 VR을 보실 수 있습니다.', notice],
    links: Object.values(defaultSite.embeds.tours),
  },
  {
    name: '/FloorPlan/videos',
    expose: 'GuideVideos',
    texts: ['입지환경', '59타입', '84타입', '수변 산책로', '59B, 두 면으로', '알파룸'],
    links: Object.values(defaultSite.embeds.guideVideos),
  },
  ...['59A', '84A', '84B'].map((type) => ({
    name: `/Interior/${type}`,
    expose: 'Interior',
    params: { type },
    texts: ['거실', '주방·식당', '안방', '바닥', '상판', '수납', notice],
    links: [`/FloorPlan/${type}`],
  })),
];

async function load(expose: string) {
  const file = expose.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  const module = (await import(`./${file}`)) as { default: ComponentType<object> };
  return module.default;
}

async function render(expose: string, params: Case['params']) {
  const { renderToString } = await import('react-dom/server');
  const Page = await load(expose);
  const page = <Page {...(params && { params, data: undefined })} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  return { page, root };
}

let consoleError: jest.SpyInstance;
beforeAll(() => {
  consoleError = jest.spyOn(console, 'error');
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => 0, removeEventListener: () => 0 }) as never;
});
afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
});

test('every module and every route of this remote in the contract has a case', () => {
  expect([...new Set(cases.map(({ expose }) => `./${expose}`))].sort()).toEqual(
    [...exposesByRemote['mfe-floorplan']].sort(),
  );
  const paths = routes
    .filter(({ module }) => module.startsWith('mfe-floorplan/'))
    .map(({ path }) => path);
  expect(
    cases
      .map(({ name }) => name)
      .filter((name) => name.startsWith('/'))
      .sort(),
  ).toEqual(paths.sort());
});

/** How many links of a type page lead to interiors, the model house and 101B. */
const linksOfType: Readonly<Record<string, readonly number[]>> = {
  '59A': [1, 0, 0],
  '59B': [0, 0, 0],
  '84A': [1, 1, 0],
  '84B': [1, 1, 0],
  '101': [0, 1, 1],
};

describe.each(cases)('$name', ({ expose, params, texts, links }) => {
  const type = params?.['type'] ?? '';
  let page: ReactElement;
  let root: HTMLElement;
  let pictures: readonly string[];
  beforeAll(async () => {
    ({ page, root } = await render(expose, params));
    pictures = [...root.querySelectorAll('img')].map(
      ({ src }) => /\/media\/pictures\/([\w-]+)\./.exec(src)?.[1] ?? src,
    );
  });

  test('the HTML contains every fact [UNIT-2, UNIT-3, UNIT-5]', () => {
    const names = [...root.querySelectorAll('[aria-label]')].map((e) =>
      e.getAttribute('aria-label'),
    );
    const everything = [root.textContent, ...names].join(' ');
    for (const text of texts) expect(everything).toContain(text);
  });

  test('links have an href [VIEWER-7]', () => {
    const found = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(found).toEqual(expect.arrayContaining([...links]));
  });

  test('no h1, main, frame, loading video, script or style attribute in the HTML; ids are unique', () => {
    const unwanted = 'h1, main, title, iframe, video[src], script, [style]';
    expect(root.querySelectorAll(unwanted)).toHaveLength(0);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('areas in ㎡ only, and no claim that advertising law forbids [TEXT-7, TEXT-8]', () => {
    expect(root.textContent).not.toMatch(
      /\d\s*평|평형|마감\s?임박|수익\s?보장|역\s?\d+분|유일|최고/,
    );
  });

  if (expose === 'FloorPlan')
    test('the first picture is the floor plan of its type, and links lead to what the type has [UNIT-1]', () => {
      expect(pictures[0]).toBe(`plan-${type}`);
      expect(root.querySelector('img')?.alt).toMatch(`${type} 타입 평면도`);
      const to = (path: string) => root.querySelectorAll(`a[href^="${path}"]`).length;
      expect([to('/Interior/'), to('/FloorPlan/Emodel'), to('/FloorPlan/114B')]).toEqual(
        linksOfType[type],
      );
    });

  if (expose === 'Interior')
    test('living room, kitchen and bedroom of its type [UNIT-4]', () => {
      const shown = ['living', 'kitchen', 'master'].map((room) => `interior-${type}-${room}`);
      expect(pictures).toEqual(expect.arrayContaining(shown));
    });

  test('hydrates its own HTML without a mismatch', async () => {
    const { hydrateRoot } = await import('react-dom/client');
    document.body.append(root);
    const onRecoverableError = jest.fn();
    const mounted = await act(() => hydrateRoot(root, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => mounted.unmount());
    root.remove();
  });
});
