/** The sub-menu bars and the six groups of the header menu, as lists of route ids. */
export interface SubMenu {
  readonly label: string;
  /** English eyebrow above the label. */
  readonly eyebrow: string;
  readonly routeIds: readonly string[];
}

/** The sub-menu bar below a section's banner. It also lists pages that the header menu leaves out. */
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

export interface MenuGroup extends SubMenu {
  readonly id: string;
}

/** A group has the label of a sub-menu; some leave out pages of it. */
export const menu: readonly MenuGroup[] = [
  { id: 'brand', ...subMenus.brand },
  { id: 'business', ...subMenus.business, routeIds: ['business-guide', 'sales-schedule'] },
  { id: 'location', ...subMenus.location },
  { id: 'complex', ...subMenus.complex },
  {
    id: 'unit',
    ...subMenus.unit,
    routeIds: [
      'floor-plan-59A',
      'floor-plan-59B',
      'floor-plan-84A',
      'floor-plan-84B',
      'floor-plan-101',
      'model-house',
    ],
  },
  { id: 'promotion', ...subMenus.promotion, routeIds: ['promotion-customer'] },
];

/** Routes that are not in the header menu; pages of their kind link the comparisons and the two placeholders. */
export const footerRouteIds: readonly string[] = [
  'press-list',
  'customer',
  'registration',
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
