/** Home on paper, and the pages that print whole, by their places in the menu. */
export const homePrint = {
  title: '홈 화면은 인쇄용이 아닙니다',
  lead: '사진과 펼쳐 보는 내용이 종이에 다 담기지 않습니다. 아래 페이지를 열어 인쇄해 주세요.',
} as const;

/** Id of the route, menu, label: words of the route table, which this remote does not load. home-print.test.ts compares them. */
export const printedPages: readonly (readonly [id: string, menu: string, label: string])[] = [
  ['sales-schedule', '사업개요', '분양일정'],
  ['contract-documents', '사업개요', '계약서류 안내'],
  ['household-layout', '단지안내', '동·호수 배치도'],
  ['floor-plan-59A', '세대안내', '59A'],
  ['floor-plan-59B', '세대안내', '59B'],
  ['floor-plan-84A', '세대안내', '84A'],
  ['floor-plan-84B', '세대안내', '84B'],
  ['floor-plan-101', '세대안내', '101'],
];
