import { scheduleSteps } from '../../content/sales-schedule';
import { calendarAddress, calendarFile } from './calendar-file';

const event = {
  key: 'contract',
  title: '윤슬 레이크시티 정당계약',
  place: '모델하우스',
  note: '예정일이며, 바뀔 수 있습니다; 대표번호로 확인해 주세요. 자세한 내용은 입주자모집공고를 보시기 바랍니다.',
  from: '2027-04-12',
  to: '2027-04-14',
};
const file = calendarFile([event, { ...event, key: 'winners', from: '2027-03-31' }], 'example.com');
const lines = file.split('\r\n');

test('events are all-day; DTEND is the day after the last day', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270412',
      'DTEND;VALUE=DATE:20270415',
      'UID:contract@example.com',
    ]),
  );
  const { key, title, place, note } = event;
  expect(calendarFile([{ key, title, place, note, from: '2027-03-31' }], 'example.com')).toContain(
    'DTEND;VALUE=DATE:20270401',
  );
});

test('every step of the schedule has its own UID, which a new date does not change', () => {
  const steps = scheduleSteps.map((step) => ({ ...step, title: step.name, note: '' }));
  const uidsOf = (events: typeof steps) =>
    calendarFile(events, 'example.com').match(/^UID:.+$/gm) ?? [];
  const uids = uidsOf(steps);
  expect(uids).toHaveLength(scheduleSteps.length);
  expect(new Set(uids).size).toBe(uids.length);
  expect(uidsOf(steps.map((step) => ({ ...step, from: '2028-01-31' })))).toEqual(uids);
});

test('every event and the calendar begin and end once', () => {
  const count = (wanted: string) => lines.filter((line) => line === wanted).length;
  expect(['BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VCALENDAR', 'END:VCALENDAR'].map(count)).toEqual([
    2, 2, 1, 1,
  ]);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('no line is longer than 75 bytes, and folding loses no text', () => {
  const bytes = (line: string) => new Blob([line]).size;
  expect(Math.max(...lines.map(bytes))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(
    String.raw`DESCRIPTION:예정일이며\, 바뀔 수 있습니다\; 대표번호로`,
  );
});

test('the data URL contains the file', () => {
  const address = calendarAddress([event], 'example.com');
  expect(address).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/);
  expect(decodeURIComponent(address.split(',')[1] ?? '')).toBe(
    calendarFile([event], 'example.com'),
  );
});
