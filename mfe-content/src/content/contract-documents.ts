export interface DocumentGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly documents: readonly { readonly name: string; readonly detail: string }[];
}

export const contractDocuments = {
  heading: {
    eyebrow: 'DOCUMENTS',
    title: '계약하러 오시기 전에\n챙겨 주세요',
    lead: '본인이 오시는지, 대리인이 오시는지에 따라 준비하실 서류가 다릅니다.',
  },
  columns: { document: '서류', detail: '준비 기준' },
  scheduleLink: '분양일정 보기',
  notes: [
    '모든 증명서는 입주자모집공고일 이후, 계약일 기준 3개월 이내에 발급받은 것이어야 합니다.',
    '주민등록표등·초본과 가족관계증명서는 주민등록번호 전체가 표시되도록 발급받아 주세요.',
    '배우자와 직계존비속이 대신 오시는 경우에도 제3자 대리 계약으로 봅니다.',
    '상기 서류는 일반적인 안내이며 공급 유형에 따라 추가될 수 있습니다. 정확한 내용은 입주자모집공고를 확인하시기 바랍니다.',
  ],
} as const;

export const documentGroups: readonly DocumentGroup[] = [
  {
    id: 'self',
    title: '본인이 계약하는 경우',
    lead: '당첨자 본인이 모델하우스에 오셔서 계약하실 때 필요한 서류입니다.',
    documents: [
      { name: '신분증', detail: '주민등록증, 운전면허증, 여권 중 하나' },
      { name: '인감증명서', detail: '본인 발급, 용도 「아파트 계약용」' },
      { name: '인감도장', detail: '본인서명사실확인서를 내시면 생략' },
      { name: '주민등록표등본', detail: '1통, 세대원 전원 표시' },
      { name: '주민등록표초본', detail: '1통, 주소 변동 사항 포함' },
      { name: '가족관계증명서', detail: '1통, 상세' },
      { name: '계약금 입금 확인서', detail: '지정 계좌 이체 내역 (현장 현금 수납 없음)' },
      { name: '전자수입인지', detail: '계약 전 납부 후 출력' },
    ],
  },
  {
    id: 'proxy',
    title: '제3자 대리인이 계약하는 경우',
    lead: '본인 서류에 더해 아래 서류를 함께 준비해 주세요.',
    documents: [
      { name: '계약자 인감증명서', detail: '본인 발급, 용도 「아파트 계약 위임용」 1통 추가' },
      { name: '계약자 인감도장', detail: '본인서명사실확인서로 대신할 수 없음' },
      { name: '위임장', detail: '모델하우스 비치, 계약자 인감 날인' },
      { name: '대리인 신분증·도장', detail: '본인 확인용' },
    ],
  },
  {
    id: 'abroad',
    title: '재외동포·외국인인 경우',
    lead: '신분과 거소를 확인할 수 있는 서류로 대신합니다.',
    documents: [
      { name: '재외동포', detail: '국내거소신고증 사본 또는 국내거소사실증명서 1통' },
      { name: '외국인', detail: '외국인등록증 사본 또는 외국인등록사실증명서 1통' },
    ],
  },
];
