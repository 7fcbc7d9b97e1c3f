/** The tours of the model house and their copy; the URLs are site facts. */
import type { SiteFacts } from '@site/contract';

export type TourKey = keyof SiteFacts['embeds']['tours'];

export interface Tour {
  readonly key: TourKey;
  /** Label of the tab; on home the 101 flat has its full name. */
  readonly name: string;
  /** The room in the still picture. */
  readonly place: string;
}

export const homeTours: readonly Tour[] = [
  { key: '84A', name: '84A', place: '거실' },
  { key: '84B', name: '84B', place: '주방' },
  { key: '101', name: '101A', place: '거실' },
];

export const modelHouseTours: readonly Tour[] = [
  { key: '84A', name: '84A', place: '거실' },
  { key: '84B', name: '84B', place: '주방' },
  { key: '101', name: '101', place: '거실' },
];

/** Set by the specification: more tabs would not fit in a row on a phone. */
export const maxTours = 5;

export const tourTexts = {
  tabs: 'E-모델하우스 타입 선택',
  ring: 'VR',
  hint: '화면을 클릭하시면 VR을 보실 수 있습니다.',
} as const;

/** The parts of "VR을 불러오지 못했습니다. 새 창에서 보시거나 {phone}로 문의해 주세요." around its two links. */
export const tourFailure = {
  before: 'VR을 불러오지 못했습니다. ',
  newWindow: '새 창',
  between: '에서 보시거나 ',
  after: '로 문의해 주세요.',
} as const;

export const tourTitle = (name: string) => `${name} 타입 E-모델하우스 VR`;
