/** Copy of the announcement's PDF; what pages show as well (facts, dates, documents, notes) comes from their content. */
export const announcementPaper = {
  title: '입주자모집공고 요약',
  documentTitle: (site: string) => `${site} 입주자모집공고 요약 (견본)`,
  sample: '견본 · 예정',
  runningHead: '견본 · 모든 내용은 예정이며 변경될 수 있습니다',
  notice: [
    '본 문서는 홈페이지에서 보여 드리기 위한 견본이며, 「주택공급에 관한 규칙」 제21조에 따른 입주자모집공고가 아닙니다.',
    '일정, 세대수, 면적 등 모든 내용은 예정이며 인허가와 승인 과정에서 변경될 수 있습니다. 청약 신청과 계약의 근거로 사용하실 수 없습니다.',
    '청약하시기 전에 정식 입주자모집공고를 반드시 확인하시기 바랍니다.',
  ],
  sections: {
    overview: '공급 개요',
    units: '공급 대상과 면적',
    buildings: '동별 배정 세대수',
    price: '공급금액과 납부',
    schedule: '공급 일정',
    checkpoints: '청약 전 확인사항',
    documents: '계약 시 구비서류',
    cautions: '유의사항',
    contact: '사업주체와 문의',
  },
  total: '합계',
  units: {
    columns: ['주택형', '전용면적(㎡)', '발코니(㎡)', '세대수', '배정 동'],
    building: (number: number) => `${number}동`,
    homes: (count: number) => `${count.toLocaleString('ko-KR')}세대`,
    notes: [
      '전용면적은 주거의 용도로만 쓰이는 면적으로 외벽의 내부선을 기준으로 산정했으며, 소수점 이하 셋째 자리에서 반올림했습니다.',
      '발코니는 서비스면적으로 전용면적과 계약면적에 포함되지 않습니다.',
      '주거공용면적, 기타공용면적, 대지지분과 특별공급 세대수는 정식 입주자모집공고에서 안내할 예정입니다.',
    ],
  },
  buildings: {
    columns: { building: '동', top: '최고 층', homes: '세대수' },
    floor: (top: number) => `${top}층`,
    notes: ['동·호수는 주택형별로 전산 추첨하여 배정할 예정입니다.'],
  },
  price: {
    columns: ['구분', '금액', '납부 시기'],
    rows: (depositPercent: number) => [
      ['계약금', `공급금액의 ${depositPercent}%`, '계약 시'],
      ['중도금', '정식 공고에서 안내', '정식 공고에서 안내'],
      ['잔금', '정식 공고에서 안내', '입주 시'],
    ],
    notes: [
      '주택형별·층별 공급금액은 확정되지 않았으며 정식 입주자모집공고에서 안내할 예정입니다.',
      '계약금은 지정 계좌로만 받으며 모델하우스에서 현금으로 받지 않습니다.',
      '발코니 확장과 추가 선택품목(유상옵션)은 별도 계약 사항이며, 품목과 금액은 추후 안내할 예정입니다.',
    ],
  },
  schedule: { columns: ['구분', '일자', '장소'] },
  cautions: {
    application: '청약과 계약',
    surroundings: '단지와 주변 환경',
    items: [
      '청약 자격은 신청하시는 분이 직접 확인하셔야 하며, 착오로 신청하여 생기는 불이익은 신청하신 분에게 있습니다.',
      '당첨된 뒤 부적격으로 확인되면 당첨이 취소되고 일정 기간 청약이 제한될 수 있습니다.',
      '전매제한, 재당첨 제한, 거주의무의 적용 여부와 기간은 정식 입주자모집공고에서 안내할 예정입니다.',
      '견본주택의 전시품목과 유상옵션은 공급금액에 포함되지 않으며, 실제 시공 시 차이가 있을 수 있습니다.',
      '본 문서에 적히지 않은 사항은 「주택공급에 관한 규칙」 등 관계 법령에 따릅니다.',
    ],
  },
  contact: { developer: '시행', builder: '시공', phone: '대표번호', hours: '상담시간' },
} as const;
