import type { PartVersion, PartsFacts } from '@site/contract/parts-facts';

/** Labels of the operators' bar. */
export const barText = {
  name: '페이지 구성 정보',
  close: '닫기',
  undo: '모두 되돌리기',
  replace: '교체',
  version: '보여 줄 버전',
  local: '내 컴퓨터의 개발 서버',
  localAddress: '개발 서버 주소',
  localExample: 'http://localhost:8090',
  notOrigin: 'http://localhost:8090처럼 내 컴퓨터의 주소만 쓸 수 있습니다.',
  onlyHere: '교체한 내용은 이 브라우저에서만 보입니다.',
  leave: '이 브라우저에서 구성 정보 숨기기',
  leavePreview: '미리보기 끝내기',
  absent: '이 페이지에 없음',
  unknown: '기록 없음',
  noFacts: '구성 정보를 가져오지 못했습니다. 링크가 만료되었는지 확인해 주세요.',
} as const;

export const barTerms = {
  version: '버전',
  commit: '소스',
  owner: '담당',
  load: '불러오기',
  hydration: '하이드레이션',
} as const;

export const hydrationText = {
  none: '스크립트로 움직이는 부분 없음',
  waiting: '아직 시작하지 않음',
} as const;

const time = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeStyle: 'short' });

export function releaseLabel({ release, preview }: PartsFacts): string {
  return preview === undefined ? `배포 ${release.id}` : `미리보기 ${preview}`;
}

export function releaseTitle(facts: PartsFacts): string {
  return `${releaseLabel(facts)} · ${time.format(new Date(facts.release.createdAt))}`;
}

export function replacedLabel(names: readonly string[]): string {
  return `교체됨: ${names.join(', ')}`;
}

export function problemText(problem: string): string {
  return `교체하지 못해 배포된 버전을 보여 줍니다. ${problem}`;
}

export function noServerText(origin: string): string {
  return `${origin}에서 응답이 없습니다. 서버가 보낸 HTML을 그대로 보여 줍니다.`;
}

export function versionLabel({ version, commit }: PartVersion, released: string): string {
  const from = commit === undefined ? '' : ` (${shortCommit(commit)})`;
  return version === released ? `배포됨 ${version}` : `${version}${from}`;
}

/** A mark stays: these sources were not committed. */
export function shortCommit(commit: string): string {
  return commit.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1');
}

export interface LoadTime {
  readonly files: number;
  readonly bytes: number;
  readonly tookMs: number;
  readonly isCached: boolean;
}

export function loadText({ files, bytes, tookMs, isCached }: LoadTime): string {
  if (files === 0) return '아직 불러오지 않음';
  const size = `파일 ${files}개, ${(bytes / 1024).toFixed(1)} KB`;
  return `${Math.round(tookMs)} ms (${size}${isCached ? ', 캐시에서' : ''})`;
}

export function hydratedText(islands: number, tookMs: number, atMs: number): string {
  return `${tookMs.toFixed(1)} ms (${islands}곳, 접속 ${(atMs / 1000).toFixed(1)}초 후 완료)`;
}
