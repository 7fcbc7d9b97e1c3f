import { routes, typePairs, unitTypeNames, type RouteEntry } from '@site/contract';

/** The picture of a shared link to one page, which shows its heading and one or two of its pictures. */
export interface PageShare {
  readonly routeId: string;
  /** Ids of pictures in media/pictures. */
  readonly pictures: readonly string[];
  /** photo: behind the heading. sheet: drawings beside it, on paper. */
  readonly look: 'photo' | 'sheet';
}

const photos = {
  'brand-intro': 'brand-lake',
  'brand-video': 'home-water',
  'business-guide': 'home-aerial',
  'sales-schedule': 'schedule',
  'location-guide': 'home-card-lake',
  premium: 'premium',
  community: 'home-complex-community',
  'floor-plan-114B': 'tour-101',
  'guide-videos': 'video-location',
  'model-house': 'tour-84A',
  'interior-59A': 'interior-59A-living',
  'interior-59B': 'doll-59B',
  'interior-84A': 'interior-84A-living',
  'interior-84B': 'interior-84B-living',
  'subscription-guide': 'banner-dusk',
  'stamp-tax': 'banner-water',
  'promotion-customer': 'customer',
  customer: 'home-visit',
  'press-list': 'home-complex-design',
  privacy: 'not-found-water',
};

const sheets = [
  'complex-layout',
  'household-layout',
  'contract-documents',
  'subscription-checkpoints',
  'announcement',
];

/** Every page but home, whose picture is that of the site, and articles, which bring their own. */
export const pageShares: readonly PageShare[] = [
  ...Object.entries(photos).map(([routeId, id]): PageShare => ({
    routeId,
    pictures: [id],
    look: 'photo',
  })),
  ...sheets.map((id): PageShare => ({ routeId: id, pictures: [id], look: 'sheet' })),
  ...unitTypeNames.map((type): PageShare => ({
    routeId: `floor-plan-${type}`,
    pictures: [`plan-${type}`],
    look: 'sheet',
  })),
  ...typePairs.map((pair): PageShare => ({
    routeId: `comparison-${pair.join('-')}`,
    pictures: pair.map((type) => `plan-${type}`),
    look: 'sheet',
  })),
];

const sharedByOthers = ['home', 'press-article'];

/** @returns the pages that must have a picture of their own */
export function pagesToShare(): readonly RouteEntry[] {
  return routes.filter(({ id, indexed }) => indexed && !sharedByOthers.includes(id));
}
