import type { SiteFacts } from '@site/contract';
import { cgNoteOnPicture } from './cg-note';
import { householdCount } from './counts';

export const hero = {
  eyebrow: 'YUNSEUL LAKE CITY',
  /** Broken by hand: each line is one breath. */
  headlineLines: ['저녁이 내리면,', '호수에 집이 켜집니다'],
  lead: '물결 위의 빛, 윤슬. 그 앞에 열 개의 동이 섭니다.',
  reservation: '모델하우스 방문예약',
  business: '사업안내',
  note: cgNoteOnPicture,
} as const;

/** Joined by `factsSeparator` they are the facts line, letter by letter (wording.md, "Home and viewers"). */
export function heroFacts(site: SiteFacts): readonly string[] {
  const { households, buildings, floors, contractDepositPercent } = site;
  return [
    `총 ${householdCount(households)}`,
    `${buildings}개동`,
    `지하 ${floors.basements}층~지상 최고 ${floors.top}층`,
    `계약금 ${contractDepositPercent}%`,
  ];
}

export const factsSeparator = ' · ';
