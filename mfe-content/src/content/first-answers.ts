import type { SiteFacts } from '@site/contract';

export const firstAnswers = {
  title: '분양 핵심 정보',
  undecided: '입주자모집공고 시 공개',
} as const;

/** What buyers ask first, in the order of their questions. */
export function firstAnswersOf({ sale, contractDepositPercent }: SiteFacts) {
  const answer = (value: string | undefined) => value ?? firstAnswers.undecided;
  return [
    { term: '분양가', description: answer(sale.price) },
    { term: '입주 예정', description: answer(sale.moveIn) },
    { term: '계약금', description: `분양가의 ${contractDepositPercent}%` },
    { term: '중도금', description: answer(sale.installments) },
    { term: '주차', description: answer(sale.parking) },
    { term: '난방', description: answer(sale.heating) },
    { term: '모델하우스 위치', description: answer(sale.modelHousePlace) },
    { term: '관람 시간', description: answer(sale.modelHouseHours) },
  ];
}
