import type { SiteFacts } from '@site/contract';
import { firstAnswers } from './first-answers';

export const directions = { title: '오시는 길', link: '입지안내 보기' } as const;

export function directionRows({ address, sale, phone }: SiteFacts) {
  return [
    { term: '현장', description: address.street },
    { term: '도로', description: '고속도로 IC에서 직선거리 약 2.9km' },
    { term: '모델하우스', description: sale.modelHousePlace ?? firstAnswers.undecided },
    { term: '길 안내', description: `${phone.display} (${phone.hours})` },
  ];
}
