import { cgNote } from './cg-note';

export interface ScheduleStep {
  /** Never changes, unlike the dates: a calendar recognizes the event by it. */
  readonly key: string;
  readonly name: string;
  /** First day, `YYYY-MM-DD` in Korean time. */
  readonly from: string;
  /** Last day of a step of several days. */
  readonly to?: string;
  readonly place: string;
}

/** Sample dates of the demonstration complex, in order. */
export const scheduleSteps: readonly ScheduleStep[] = [
  { key: 'announcement', name: '입주자모집공고', from: '2027-03-12', place: '홈페이지' },
  { key: 'special-supply', name: '특별공급 접수', from: '2027-03-22', place: '인터넷 청약' },
  { key: 'first-priority', name: '1순위 접수', from: '2027-03-23', place: '인터넷 청약' },
  { key: 'second-priority', name: '2순위 접수', from: '2027-03-24', place: '인터넷 청약' },
  { key: 'winners', name: '당첨자 발표', from: '2027-03-30', place: '개별 조회' },
  {
    key: 'documents',
    name: '당첨자 서류 접수',
    from: '2027-04-01',
    to: '2027-04-06',
    place: '모델하우스',
  },
  { key: 'contract', name: '정당계약', from: '2027-04-12', to: '2027-04-14', place: '모델하우스' },
];

export const salesSchedule = {
  heading: {
    eyebrow: 'SCHEDULE',
    title: '공고부터 계약까지,\n일곱 가지 일정',
    lead: '아래 날짜는 모두 예정일이며 바뀔 수 있습니다. 오시기 전에 대표번호로 확인해 주세요.',
  },
  planned: '예정',
  today: 'D-DAY',
  underWayText: '진행 중',
  saveText: '달력에 저장',
  saveAllText: '전체 일정을 달력에 저장',
  calendarNote: '예정일이며 바뀔 수 있습니다. 대표번호로 확인해 주세요.',
  announcementLink: '모집공고 안내',
  /** Indexed by `Date.getUTCDay`: Sunday first. */
  weekdays: ['일', '월', '화', '수', '목', '금', '토'],
  notes: [
    '상기 일정은 예정이며 관계 기관과의 협의와 사업 주체의 사정에 따라 변경될 수 있습니다.',
    '자세한 내용은 입주자모집공고를 확인하시기 바랍니다.',
    cgNote,
  ],
} as const;
