/** The header's six groups and the sub-menu bars, as lists of route ids. */
export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  /** Latin eyebrow over the group's name. */
  readonly eyebrow: string;
  readonly routeIds: readonly string[];
}

export const menu: readonly MenuGroup[] = [
  { id: 'brand', label: '브랜드', eyebrow: 'BRAND', routeIds: ['brand-intro', 'brand-video'] },
  {
    id: 'business',
    label: '사업개요',
    eyebrow: 'OVERVIEW',
    routeIds: ['business-guide', 'sales-schedule'],
  },
  {
    id: 'location',
    label: '입지환경',
    eyebrow: 'LOCATION',
    routeIds: ['location-guide', 'premium'],
  },
  {
    id: 'complex',
    label: '단지안내',
    eyebrow: 'COMPLEX',
    routeIds: ['complex-layout', 'household-layout', 'community'],
  },
  {
    id: 'unit',
    label: '세대안내',
    eyebrow: 'UNIT PLAN',
    routeIds: [
      'floor-plan-59A',
      'floor-plan-59B',
      'floor-plan-84A',
      'floor-plan-84B',
      'floor-plan-101',
      'model-house',
    ],
  },
  { id: 'promotion', label: '홍보센터', eyebrow: 'CUSTOMER', routeIds: ['promotion-customer'] },
];

export interface SubMenu {
  readonly label: string;
  readonly eyebrow: string;
  readonly routeIds: readonly string[];
}

/** The bar under a section's banner. Pages outside the header menu stand here too. */
export const subMenus = {
  brand: { label: '브랜드', eyebrow: 'BRAND', routeIds: ['brand-intro', 'brand-video'] },
  business: {
    label: '사업개요',
    eyebrow: 'OVERVIEW',
    routeIds: ['business-guide', 'sales-schedule', 'contract-documents'],
  },
  location: { label: '입지환경', eyebrow: 'LOCATION', routeIds: ['location-guide', 'premium'] },
  complex: {
    label: '단지안내',
    eyebrow: 'COMPLEX',
    routeIds: ['complex-layout', 'household-layout', 'community'],
  },
  unit: {
    label: '세대안내',
    eyebrow: 'UNIT PLAN',
    routeIds: [
      'floor-plan-59A',
      'floor-plan-59B',
      'floor-plan-84A',
      'floor-plan-84B',
      'floor-plan-101',
      'floor-plan-114B',
      'model-house',
      'guide-videos',
    ],
  },
  interior: {
    label: '인테리어',
    eyebrow: 'INTERIOR',
    routeIds: ['interior-59A', 'interior-59B', 'interior-84A', 'interior-84B'],
  },
  sales: {
    label: '분양정보',
    eyebrow: 'SALES INFO',
    routeIds: ['subscription-guide', 'subscription-checkpoints', 'announcement', 'stamp-tax'],
  },
  promotion: {
    label: '홍보센터',
    eyebrow: 'CUSTOMER',
    routeIds: ['promotion-customer', 'press-list', 'customer'],
  },
  customer: { label: '홍보센터', eyebrow: 'CUSTOMER', routeIds: ['press-list', 'customer'] },
} as const satisfies Record<string, SubMenu>;

export type SubMenuId = keyof typeof subMenus;

/** Routes that the header menu does not name; the footer links them so that each has a way in. */
export const footerRouteIds: readonly string[] = [
  'press-list',
  'customer',
  'announcement',
  'subscription-guide',
  'subscription-checkpoints',
  'stamp-tax',
  'contract-documents',
  'guide-videos',
  'interior-59A',
  'interior-84A',
  'interior-84B',
];
