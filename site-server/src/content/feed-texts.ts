import type { SiteFacts } from '@site/contract';

/** What feed readers show above the articles. */
export const feedText = {
  title: ({ name }: SiteFacts) => `언론보도 | ${name}`,
  description: ({ name }: SiteFacts) => `언론에 소개된 ${name}의 소식을 모았습니다.`,
  author: '관리자',
} as const;
