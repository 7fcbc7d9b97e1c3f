import { pathOf, type SiteFacts } from '@site/contract';

/** The day from which this wording applies, `YYYY-MM-DD`. */
export const privacyEffectiveDate = '2026-11-20';

export interface PrivacySection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly link?: { readonly text: string; readonly to: string };
  readonly items?: readonly string[];
  readonly rows?: readonly { readonly term: string; readonly description: string }[];
}

export const privacy = {
  effective: '시행일',
  purposeTable: {
    caption: '개인정보 처리 목적별 항목과 보유 기간',
    columns: ['구분', '처리 목적', '항목', '보유 기간'],
    rows: [
      [
        '방문예약·상담 (필수)',
        '방문예약 접수, 상담 회신, 모델하우스 주소와 잔여 세대 안내',
        '이름, 연락처, 문의 내용(선택)',
        '분양 종료 시까지, 최대 1년 (삭제를 요청하시면 바로 파기)',
      ],
      [
        '광고성 정보 (선택)',
        '분양 소식·이벤트 등 광고성 정보를 문자(SMS)로 발송',
        '이름, 연락처',
        '동의를 철회하실 때까지, 길어도 분양 종료 시까지, 최대 1년',
      ],
    ],
  },
} as const;

export function privacyLead(site: SiteFacts): string {
  return `${site.developer}(이하 “회사”)은 「개인정보 보호법」에 따라 ${site.name} 홈페이지를 이용하시는 분의 개인정보를 보호하고, 관련 문의를 빠르게 처리하기 위해 다음과 같이 개인정보처리방침을 둡니다.`;
}

/** All sections after the table of purposes, in order; the page numbers them. */
export function privacySections(site: SiteFacts): readonly PrivacySection[] {
  const { display, hours } = site.phone;
  return [
    {
      title: '수집하지 않는 정보',
      paragraphs: [
        '주민등록번호 등 고유식별정보와 민감정보는 수집하지 않습니다. 만 14세 미만은 등록할 수 없으며, 만 14세 미만의 정보임을 알게 되면 바로 파기합니다.',
        '이름과 연락처는 제공하지 않으실 수 있으나 예약과 상담이 어렵습니다. 광고성 정보 수신에 동의하지 않으셔도 예약과 상담은 똑같이 이용하실 수 있습니다.',
      ],
    },
    {
      title: '파기 절차와 방법',
      paragraphs: [
        '보유 기간이 지나거나 처리 목적을 이룬 개인정보는 지체 없이 파기합니다. 삭제를 요청하시면 보유 기간이 남아 있어도 바로 파기합니다.',
      ],
      items: [
        '절차: 보유 기간이 지난 등록 정보를 골라 개인정보 보호책임자의 확인을 거쳐 파기합니다.',
        '방법: 전자 파일은 되살릴 수 없도록 삭제하고, 종이로 출력한 것은 분쇄하거나 소각합니다.',
      ],
    },
    {
      title: '제3자 제공',
      paragraphs: [
        '회사는 개인정보를 제3자에게 제공하지 않습니다. 다만 법률에 특별한 규정이 있거나 수사기관이 법률에 정한 절차에 따라 요구하는 경우에는 그에 따릅니다.',
      ],
    },
    {
      title: '처리 위탁',
      paragraphs: [
        '등록 정보는 이 홈페이지의 접수 서비스가 저장합니다. 회사가 접수 업무를 외부 접수 서비스에 맡기는 경우, 그 서비스는 등록 내용을 전달받아 보관하는 일만 하며 회사는 아래 내용을 이 방침에 공개합니다.',
      ],
      items: [
        '수탁자의 이름과 맡긴 업무의 내용',
        '재위탁 여부와 처리 기간',
        '수탁자가 국외에 있는 경우 이전하는 국가와 항목, 시기와 방법, 거부하는 방법',
      ],
    },
    {
      title: '이용자의 권리와 행사 방법',
      paragraphs: [
        `언제든지 본인의 개인정보를 열람하거나 정정·삭제, 처리 정지, 동의 철회를 요구하실 수 있습니다. 대표번호 ${display}(${hours})로 말씀해 주시면 본인임을 확인한 뒤 10일 안에 조치하고 결과를 알려 드립니다.`,
        '홈페이지에서 등록하신 내용은 접수번호와 연락처 끝 4자리로 직접 확인하고 바꾸거나 바로 삭제하실 수 있습니다.',
        '대리인이 요구하시는 경우에는 위임장을 받습니다. 광고성 문자는 문자에 적힌 무료 수신 거부 번호로도 바로 거부하실 수 있습니다.',
      ],
      link: { text: '예약 확인·변경', to: pathOf('registration') },
    },
    {
      title: '안전성 확보 조치',
      items: [
        '등록 정보에 접근할 수 있는 사람을 최소한으로 제한하고 관리자 계정의 비밀번호를 암호화하여 저장합니다.',
        '이름과 연락처를 웹 주소, 접속 기록, 브라우저 저장소에 남기지 않습니다.',
        '전송 구간을 암호화하고, 자동 등록을 막기 위해 등록 횟수를 제한합니다.',
        '보안 패치를 적용하고 접근 권한을 정기적으로 점검합니다.',
      ],
    },
    {
      title: '쿠키와 자동 수집 정보',
      paragraphs: [
        '방문하시는 분께는 쿠키를 사용하지 않습니다. 다만 자바스크립트 없이 등록하시면 접수번호를 보여 드리기 위해 10분 동안 쿠키를 둡니다. 그 밖의 쿠키는 언론보도를 등록하는 관리자의 로그인을 유지하는 데에만 쓰며, 로그아웃하면 지워집니다.',
        '행태 정보를 수집하거나 맞춤형 광고에 이용하지 않습니다. 부정 이용 방지와 장애 대응을 위해 접속 일시, IP 주소 등 접속 기록이 서버에 생성될 수 있습니다.',
      ],
    },
    {
      title: '개인정보 보호책임자',
      paragraphs: ['개인정보에 관한 문의와 불만, 피해 구제는 아래로 연락해 주세요.'],
      rows: [
        { term: '책임자', description: `${site.developer} 분양관리팀장` },
        { term: '연락처', description: `${display} (${hours})` },
      ],
    },
    {
      title: '권익 침해 구제',
      paragraphs: ['아래 기관에 분쟁 해결이나 상담을 신청하실 수 있습니다.'],
      rows: [
        { term: '분쟁 조정', description: '개인정보 분쟁조정위원회 (국번 없이) 1833-6972' },
        { term: '침해 신고', description: '개인정보침해 신고센터 (국번 없이) 118' },
        { term: '수사 기관', description: '대검찰청 (국번 없이) 1301 · 경찰청 (국번 없이) 182' },
      ],
    },
    {
      title: '방침의 변경',
      paragraphs: [
        '이 방침을 바꾸는 경우 시행일 7일 전부터 홈페이지에 알립니다. 수집 항목이나 처리 목적처럼 중요한 내용이 바뀌면 30일 전부터 알립니다.',
      ],
    },
  ];
}
