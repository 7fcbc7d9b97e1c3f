/**
 * The route table: path → owner → expose, and the sub-menu of the page. Shell, prerenderer, sitemap, edge tests and
 * browser specs all derive from it. Titles and descriptions are in heads.ts, which a first page view never downloads.
 */
import type { ModuleId } from './remotes';
import type { SubMenuId } from './menu';
import { typePairs, type UnitType } from './site';

export interface RouteEntry {
  readonly id: string;
  /** `:site` and `:id` are parameters; everything else is literal and case-sensitive. */
  readonly path: `/${string}`;
  /** The expose that renders the page; its remote owns the page. */
  readonly module: ModuleId;
  /** Constant parameters of the page, in addition to those in the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** Text in menus, sub-menus and breadcrumbs. */
  readonly label: string;
  /** The h1 of the section banner, if it differs from the label. */
  readonly heading?: string;
  /** home: the page renders its own hero. section: the shell renders banner and sub-menu. */
  readonly frame: 'home' | 'section';
  readonly subMenu?: SubMenuId;
  /** static: prerendered by the release. ssr: rendered per request with data of the press service. */
  readonly render: 'static' | 'ssr';
  /** Modules of other remotes that fill slots of this page. */
  readonly slotModules?: readonly ModuleId[];
  /** false excludes the page from sitemap.xml and search engines. */
  readonly indexed: boolean;
}

type Draft = Omit<RouteEntry, 'frame' | 'render' | 'indexed'> & Partial<RouteEntry>;

const page = (draft: Draft): RouteEntry => ({
  frame: 'section',
  render: 'static',
  indexed: true,
  ...draft,
});

const floorPlan = (segment: string, label: string, heading: string, type: string): RouteEntry =>
  page({
    id: `floor-plan-${type}`,
    path: `/FloorPlan/${segment}`,
    module: 'mfe-floorplan/FloorPlan',
    params: { type },
    label,
    heading,
    subMenu: 'unit',
  });

const comparison = ([one, other]: readonly [UnitType, UnitType]): RouteEntry =>
  page({
    id: `comparison-${one}-${other}`,
    path: `/FloorPlan/compare/${one}-${other}`,
    module: 'mfe-floorplan/Comparison',
    params: { one, other },
    label: `${one} · ${other} 비교`,
    heading: `${one}㎡ · ${other}㎡ 비교`,
    subMenu: 'unit',
  });

const interior = (type: string): RouteEntry =>
  page({
    id: `interior-${type}`,
    path: `/Interior/${type}`,
    module: 'mfe-floorplan/Interior',
    params: { type },
    label: type,
    heading: `${type}㎡ 인테리어`,
    subMenu: 'interior',
  });

const comingSoon = (
  draft: Pick<Draft, 'id' | 'path' | 'label' | 'heading' | 'subMenu'>,
): RouteEntry => page({ ...draft, module: 'mfe-content/ComingSoon', params: { page: draft.id } });

export const routes: readonly RouteEntry[] = [
  page({
    id: 'home',
    path: '/',
    module: 'mfe-content/Home',
    label: '홈',
    frame: 'home',
    slotModules: [
      'mfe-floorplan/UnitPlansSlot',
      'mfe-floorplan/ModelHouseSlot',
      'mfe-registration/VisitFormSlot',
    ],
  }),
  page({
    id: 'brand-intro',
    path: '/Brand/intro',
    module: 'mfe-content/BrandIntro',
    label: '브랜드 소개',
    subMenu: 'brand',
  }),
  page({
    id: 'brand-video',
    path: '/Brand/video',
    module: 'mfe-content/BrandVideo',
    label: '홍보영상',
    subMenu: 'brand',
  }),
  page({
    id: 'business-guide',
    path: '/BusinessGuide/intro',
    module: 'mfe-content/BusinessGuide',
    label: '사업안내',
    subMenu: 'business',
  }),
  page({
    id: 'sales-schedule',
    path: '/BusinessGuide/plan',
    module: 'mfe-content/SalesSchedule',
    label: '분양일정',
    subMenu: 'business',
  }),
  page({
    id: 'contract-documents',
    path: '/BusinessGuide/documents',
    module: 'mfe-content/ContractDocuments',
    label: '계약서류 안내',
    subMenu: 'business',
  }),
  page({
    id: 'location-guide',
    path: '/LocationEnvironment/intro',
    module: 'mfe-content/LocationGuide',
    label: '입지안내',
    subMenu: 'location',
  }),
  page({
    id: 'premium',
    path: '/LocationEnvironment/primium',
    module: 'mfe-content/Premium',
    label: '프리미엄',
    subMenu: 'location',
  }),
  page({
    id: 'complex-layout',
    path: '/ComplexGuide/intro',
    module: 'mfe-content/ComplexLayout',
    label: '단지배치도',
    subMenu: 'complex',
  }),
  page({
    id: 'household-layout',
    path: '/ComplexGuide/detailintro',
    module: 'mfe-content/HouseholdLayout',
    label: '동·호수 배치도',
    subMenu: 'complex',
  }),
  comingSoon({
    id: 'community',
    path: '/ComplexGuide/community',
    label: '커뮤니티',
    subMenu: 'complex',
  }),
  floorPlan('59A', '59A', '59A㎡', '59A'),
  floorPlan('59B', '59B', '59B㎡', '59B'),
  floorPlan('84A', '84A', '84A㎡', '84A'),
  floorPlan('84B', '84B', '84B㎡', '84B'),
  floorPlan('114A', '101', '101㎡', '101'),
  comingSoon({
    id: 'floor-plan-114B',
    path: '/FloorPlan/114B',
    label: '101B',
    heading: '101B㎡',
    subMenu: 'unit',
  }),
  page({
    id: 'guide-videos',
    path: '/FloorPlan/videos',
    module: 'mfe-floorplan/GuideVideos',
    label: '안내영상',
    subMenu: 'unit',
  }),
  page({
    id: 'model-house',
    path: '/FloorPlan/Emodel',
    module: 'mfe-floorplan/ModelHouse',
    label: 'E-모델하우스',
    subMenu: 'unit',
  }),
  ...typePairs.map(comparison),
  interior('59A'),
  comingSoon({
    id: 'interior-59B',
    path: '/Interior/59B',
    label: '59B',
    heading: '59B㎡ 인테리어',
    subMenu: 'interior',
  }),
  interior('84A'),
  interior('84B'),
  comingSoon({
    id: 'subscription-guide',
    path: '/SalesInfo/guide',
    label: '인터넷청약 안내',
    subMenu: 'sales',
  }),
  page({
    id: 'subscription-checkpoints',
    path: '/SalesInfo/SubscriptionGuide',
    module: 'mfe-content/SubscriptionCheckpoints',
    label: '청약 체크포인트',
    subMenu: 'sales',
  }),
  page({
    id: 'announcement',
    path: '/SalesInfo/announcement',
    module: 'mfe-content/Announcement',
    label: '모집공고 안내',
    subMenu: 'sales',
  }),
  comingSoon({
    id: 'stamp-tax',
    path: '/SalesInfo/StampTax',
    label: '인지세 납부 안내',
    subMenu: 'sales',
  }),
  page({
    id: 'promotion-customer',
    path: '/Promotion/Customer',
    module: 'mfe-registration/Customer',
    params: { title: '관심고객등록' },
    label: '관심고객등록',
    subMenu: 'promotion',
  }),
  page({
    id: 'customer',
    path: '/:site/customer',
    module: 'mfe-registration/Customer',
    params: { title: '방문예약 등록' },
    label: '방문예약 등록',
    subMenu: 'customer',
  }),
  page({
    id: 'press-list',
    path: '/:site/press',
    module: 'mfe-press/PressList',
    label: '언론보도',
    subMenu: 'customer',
    render: 'ssr',
  }),
  page({
    id: 'press-admin',
    path: '/:site/press/admin',
    module: 'mfe-press/PressList',
    params: { first: 'panel' },
    label: '언론보도 관리',
    subMenu: 'customer',
    render: 'ssr',
    indexed: false,
  }),
  page({
    id: 'press-article',
    path: '/:site/press/:id',
    module: 'mfe-press/PressArticle',
    label: '언론보도',
    subMenu: 'customer',
    render: 'ssr',
  }),
  page({
    id: 'privacy',
    path: '/privacy',
    module: 'mfe-content/Privacy',
    label: '개인정보처리방침',
  }),
  page({
    id: 'registration',
    path: '/registration',
    module: 'mfe-registration/Registration',
    label: '예약 확인·변경',
    indexed: false,
  }),
  page({
    id: 'form-done',
    path: '/forms/done',
    module: 'mfe-registration/FormResult',
    params: { result: 'done' },
    label: '방문예약 등록 완료',
    indexed: false,
  }),
  page({
    id: 'form-failed',
    path: '/forms/failed',
    module: 'mfe-registration/FormResult',
    params: { result: 'failed' },
    label: '방문예약 등록 실패',
    indexed: false,
  }),
];
