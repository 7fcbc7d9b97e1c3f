/** Home on paper. */
export const homePrint = {
  title: '홈 화면은 인쇄용이 아닙니다',
  lead: '사진과 펼쳐 보는 내용이 종이에 다 담기지 않습니다. 아래 페이지를 열어 인쇄해 주세요. 내용이 빠짐없이 나옵니다.',
} as const;

/** The pages that print whole, in words of the route table, which this remote does not load. home-print.test.ts compares them. */
export const printedPages: readonly {
  readonly menu: string;
  readonly labels: readonly string[];
}[] = [
  { menu: '사업개요', labels: ['분양일정', '계약서류 안내'] },
  { menu: '단지안내', labels: ['동·호수 배치도'] },
  { menu: '세대안내', labels: ['59A', '59B', '84A', '84B', '101'] },
];
