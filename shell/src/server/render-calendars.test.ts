import type { CalendarEvent, CalendarFile } from '@site/host';
import { renderCalendars } from './render-calendars';

const contract: CalendarEvent = {
  uid: 'contract@example',
  title: '윤슬 레이크시티 정당계약 (예정)',
  place: '모델하우스',
  note: '예정일이며, 바뀔 수 있습니다; 대표번호로 확인해 주세요. 자세한 내용은 입주자모집공고를 보시기 바랍니다.',
  from: '2027-04-12',
  to: '2027-04-14',
};
const winners: CalendarEvent = {
  uid: 'winners@example',
  title: '당첨자 발표',
  place: '개별 조회',
  note: '',
  from: '2027-03-31',
};

const filesOf = (...events: readonly CalendarEvent[]): readonly CalendarFile[] => [
  ...events.map((event) => ({ name: event.uid.replace(/@.*/, ''), events: [event] })),
  { name: 'all', events },
];
const release = (day: number, events: readonly CalendarEvent[], former: readonly string[] = []) =>
  renderCalendars(filesOf(...events), former, `2026-12-0${day}T09:00:00.500Z`).map(
    ({ text }) => text,
  );
const propertyOf = (text: string | undefined, name: string) =>
  [...(text ?? '').matchAll(new RegExp(`^${name}[:;](.*)\\r$`, 'gm'))].map(([, value]) => value);

const first = release(1, [contract, winners]);
const [file = ''] = first;

test('events are all-day; DTEND is the day after the last day', () => {
  expect(propertyOf(first[0], 'DTSTART')).toEqual(['VALUE=DATE:20270412']);
  expect(propertyOf(first[0], 'DTEND')).toEqual(['VALUE=DATE:20270415']);
  expect(propertyOf(first[1], 'DTEND')).toEqual(['VALUE=DATE:20270401']);
  expect(propertyOf(first[2], 'UID')).toEqual([contract.uid, winners.uid]);
});

test('no line is longer than 75 bytes, and folding loses no text', () => {
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(
    String.raw`DESCRIPTION:예정일이며\, 바뀔 수 있습니다\; 대표번호로`,
  );
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a release that moves no date changes no byte', () => {
  expect(release(2, [contract, winners], first)).toEqual(first);
});

test('a moved date has a higher SEQUENCE and the DTSTAMP of its release, in every file; other events keep theirs', () => {
  const second = release(2, [{ ...contract, from: '2027-04-13' }, winners], first);
  const stamps = ['20261202T090000Z', '20261201T090000Z'];
  expect(second.map((text) => propertyOf(text, 'DTSTAMP'))).toEqual([
    [stamps[0]],
    [stamps[1]],
    stamps,
  ]);
  expect(second[1]).toBe(first[1]);
  const sequenceOf = (text: string | undefined) => Number(propertyOf(text, 'SEQUENCE')[0]);
  expect(sequenceOf(second[0]) - sequenceOf(first[0])).toBe(86_400);
  // Back to the first date, as by a rollback: for calendars that is a change, too.
  const third = release(3, [contract, winners], second);
  expect(sequenceOf(third[0])).toBeGreaterThan(sequenceOf(second[0]));
});

test('a change is later than the one before, even by a clock that is behind or in a new site folder', () => {
  const moved = [{ ...contract, from: '2027-04-13' }];
  const late = release(5, [contract]);
  const sequences = [late, release(1, moved, late), release(6, moved)].map((texts) =>
    Number(propertyOf(texts[0], 'SEQUENCE')[0]),
  );
  expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  expect(new Set(sequences).size).toBe(3);
  // The largest integer of RFC 5545.
  expect(sequences[2]).toBeLessThan(2 ** 31);
});

test('an event that a new file has, too, is as old there', () => {
  const [text] = renderCalendars(
    [{ name: 'other', events: [contract] }],
    first,
    '2026-12-09T00:00:00Z',
  ).map(({ text: other }) => other);
  expect(text).toBe(first[0]);
});

test.each([['Contract'], ['a/b'], ['']])('"%s" is refused as the name of a file', (name) => {
  expect(() => renderCalendars([{ name, events: [] }], [], '2026-12-01T00:00:00Z')).toThrow(name);
});

test('two files of one name are refused', () => {
  const twice = filesOf(contract).slice(0, 1);
  expect(() => renderCalendars([...twice, ...twice], [], '2026-12-01T00:00:00Z')).toThrow(
    '"contract"',
  );
});
