import { formatCount } from '@site/contract';

/** Korean copy of list and admin panel, word for word as in docs/specification.md#press-list. */
export const listTexts = {
  caption: '언론보도 목록',
  number: '번호',
  title: '제목',
  author: '작성자',
  date: '작성일',
  views: '조회수',
  administrator: '관리자',
  more: '더보기',
  loading: '불러오는 중...',
  empty: '등록된 언론보도가 없습니다.',
  failed: '목록을 불러오지 못했습니다.',
  again: '다시 시도',
  scheduled: (time: string) => `예약됨 ${time}`,
} as const;

export const pageTitle = (title: string, siteName: string) => `${title} | ${siteName}`;

export const adminTexts = {
  /** Accessible name of the panel; shares no word with the labels of its fields. */
  heading: '관리자',
  administrator: '관리자',
  email: '관리자 이메일',
  password: '비밀번호',
  code: '인증 코드 6자리',
  /** Without JavaScript the field is always shown. */
  codeIfUsed: '(사용하는 경우)',
  signIn: '관리자 로그인',
  signInFailed: (reason: string) => `로그인 실패: ${reason}`,
  welcome: (email: string) => `${email}님 환영합니다`,
  signOut: '로그아웃',
  /** Link to /{site}/press/admin. */
  ownPage: '관리 페이지',
  title: '제목',
  summary: '요약',
  content: '본문',
  /** In Seoul time. */
  publishAt: '게시 일시',
  dateUnknown: '날짜와 시각을 다시 확인해 주세요.',
  optional: '(선택)',
  publish: '글 등록',
  cancel: '취소',
  missing: '제목/요약은 필수입니다!',
  published: '글이 등록되었습니다.',
  removed: '글이 삭제되었습니다.',
  view: '글 보기',
  notPublished: '등록하지 못했습니다. 입력한 내용은 남아 있습니다.',
  sessionExpired: '로그인이 만료되었습니다. 다시 로그인하면 이어서 작성할 수 있습니다.',
  draftSaved: (time: string) => `임시저장됨 ${time}`,
  draftFailed:
    '이 브라우저에 임시저장할 수 없습니다. 페이지를 나가기 전에 글을 등록하시거나 따로 복사해 주세요.',
  titleMissing: '제목을 입력해 주세요.',
  summaryMissing: '요약을 입력해 주세요.',
  altMissing: '사진 설명을 입력해 주세요.',
  left: (count: number) => `${formatCount(count)}자 남음`,
  over: (count: number) => `${formatCount(count)}자 초과`,
  leave: '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?',
  signedOutElsewhere: '다른 창에서 로그아웃했습니다.',
  preview: '미리보기',
  previewClose: '미리보기 닫기',
  tooLong: (most: number) => `${formatCount(most)}자까지 입력할 수 있습니다. 줄여 주세요.`,
  cleaned: '사용할 수 없는 문자를 삭제했습니다. 내용을 확인해 주세요.',
} as const;

/** Reasons for a failed sign-in that the service cannot send. */
export const signInReasons = {
  unreachable: '서버에 연결할 수 없습니다.',
} as const;
