import { formatCount, type SiteFacts } from '@site/contract';

/** All Korean labels of the frame. */
export const frameText = {
  skipLink: '본문 바로가기',
  toTop: '맨 위로',
  newWindow: '새 창',
  consult: '상담·방문예약',
  reservation: '방문예약',
  callConsult: '전화상담',
  phoneLabel: '대표번호',
  share: '공유',
  familySite: '패밀리 사이트',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  developer: '시행',
  builder: '시공',
  legal:
    '본 홈페이지의 CG, 이미지 및 내용은 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있으며 법적 효력이 없습니다. 정확한 내용은 입주자모집공고와 계약서를 확인하시기 바랍니다.',
} as const;

/** Accessible names of the landmarks. */
export const landmarks = {
  strip: '분양 소식',
  header: '주 메뉴',
  mobileMenu: '전체 메뉴',
  subMenu: '하위 메뉴',
  quickContact: '빠른 상담',
  footer: '안내 메뉴',
} as const;

export const textSizeText = { legend: '글자 크기', sizes: ['기본', '크게', '아주 크게'] } as const;

export function homeLabel({ name }: SiteFacts): string {
  return `${name} 홈`;
}

export function openRegistrationLabel({ phone }: SiteFacts): string {
  return `방문예약 등록 열기, 대표번호 ${phone.display}`;
}

export function callLabel({ phone }: SiteFacts): string {
  return `${phone.display}로 전화 상담`;
}

export function copyright({ copyrightYear, name }: SiteFacts): string {
  return `© ${copyrightYear} ${name}. All rights reserved.`;
}

/** The text of the banner strip above the header. */
export function strip(site: SiteFacts) {
  return {
    lead: `계약금 ${site.contractDepositPercent}%`,
    text: `총 ${formatCount(site.households)}세대 · E-모델하우스 공개`,
  };
}
