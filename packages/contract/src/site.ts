/**
 * The facts of each sale site. The demonstration complex and its companies are fictional.
 */
import { videos } from './videos';

/** In the order of menus, tabs and comparisons. */
export const unitTypeNames = ['59A', '59B', '84A', '84B', '101'] as const;

export type UnitType = (typeof unitTypeNames)[number];

/** Every two types once, the one that comes first in menus first. */
export const typePairs: readonly (readonly [UnitType, UnitType])[] = unitTypeNames.flatMap(
  (one, index) => unitTypeNames.slice(index + 1).map((other) => [one, other] as const),
);

export interface SiteFacts {
  /** Path segment of the site's press and customer pages, Unicode NFC. */
  readonly key: string;
  readonly name: string;
  readonly phone: { readonly display: string; readonly href: string; readonly hours: string };
  readonly households: number;
  readonly buildings: number;
  readonly floors: { readonly basements: number; readonly top: number };
  readonly contractDepositPercent: number;
  /** Answers to a buyer's first questions, as they are shown; what is missing is undecided until the announcement. */
  readonly sale: {
    readonly price?: string;
    readonly moveIn?: string;
    readonly installments?: string;
    readonly parking?: string;
    readonly heating?: string;
    readonly modelHousePlace?: string;
    readonly modelHouseHours?: string;
  };
  readonly developer: string;
  readonly builder: string;
  readonly address: { readonly region: string; readonly street: string };
  readonly familySite: { readonly label: string; readonly href: string };
  readonly copyrightYear: number;
  /** "notice" shows what is collected and why; "checkbox" adds a required consent box. */
  readonly consentMode: 'notice' | 'checkbox';
  /** Households by unit type; a test checks that they add up to `households`. */
  readonly householdsByType: Readonly<Record<UnitType, number>>;
  /** URLs of frames and videos; paths are this site's own pages and files. */
  readonly embeds: {
    readonly promotionVideo: string;
    readonly guideVideos: Readonly<Record<'location' | 'type59' | 'type84', string>>;
    readonly tours: Readonly<Record<'84A' | '84B' | '101', string>>;
  };
}

const yunseul: SiteFacts = {
  key: '윤슬레이크시티',
  name: '윤슬 레이크시티',
  phone: { display: '1533-8848', href: 'tel:1533-8848', hours: '24시간 상담' },
  households: 1215,
  buildings: 10,
  floors: { basements: 2, top: 35 },
  contractDepositPercent: 5,
  sale: {
    parking: '지하 2개 층',
    modelHousePlace: '방문예약 후 문자로 안내',
    modelHouseHours: '예약하신 시간',
  },
  developer: '윤슬개발',
  builder: '물빛건설',
  address: {
    region: '반도체 클러스터 시티',
    street: '반도체 클러스터 시티 일반산업단지 공동주택용지',
  },
  familySite: { label: '물빛건설 홈페이지', href: 'https://example.com/' },
  copyrightYear: 2024,
  consentMode: 'notice',
  householdsByType: { '59A': 298, '59B': 214, '84A': 274, '84B': 236, '101': 193 },
  embeds: {
    promotionVideo: videos.promotion,
    guideVideos: { location: videos.location, type59: videos.type59, type84: videos.type84 },
    tours: {
      '84A': '/media/tours/84A.html',
      '84B': '/media/tours/84B.html',
      '101': '/media/tours/101.html',
    },
  },
};

/** All sites of this deployment; `{site}` in a path matches only one of these keys. */
export const sites: readonly SiteFacts[] = [yunseul];

/** The site of all routes without `{site}` in their path. */
export const defaultSite: SiteFacts = yunseul;

/** @returns the facts for a decoded path segment in any Unicode form, or undefined for an unknown key. */
export function findSite(key: string): SiteFacts | undefined {
  const normalized = key.normalize('NFC');
  return sites.find((site) => site.key === normalized);
}
