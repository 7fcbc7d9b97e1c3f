import type { ScheduleStep } from '../../content/sales-schedule';

/** RFC 5545, 3.1: maximum octets of a line, without its line break. */
const lineBytes = 75;

export interface CalendarEvent extends Pick<ScheduleStep, 'key' | 'from' | 'to'> {
  readonly title: string;
  readonly place: string;
  readonly note: string;
}

/**
 * All-day events as an iCalendar file (RFC 5545). An event has the same UID in every file, so a calendar that imports one
 * date and later all dates, or the same date after it was moved, has no duplicates.
 *
 * @param siteKey the part of the UIDs behind the @, which makes them unique among sites
 */
export function calendarFile(events: readonly CalendarEvent[], siteKey: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${siteKey}//KO`,
    ...events.flatMap(({ key, title, place, note, from, to = from }) => [
      'BEGIN:VEVENT',
      `UID:${key}@${siteKey}`,
      `DTSTAMP:${compact(from)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      // DTEND is exclusive.
      `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
      `SUMMARY:${escape(title)}`,
      `LOCATION:${escape(place)}`,
      `DESCRIPTION:${escape(note)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The file as a data URL, so that a link can save it without a server and without JavaScript. */
export function calendarAddress(events: readonly CalendarEvent[], siteKey: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(events, siteKey))}`;
}

const compact = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Folds long lines with a line break and a space, never inside a character. */
function fold(line: string): string {
  let bytes = 0;
  return [...line]
    .map((letter) => {
      const size = encodeURIComponent(letter).match(/%..|./g)?.length ?? 0;
      bytes += size;
      if (bytes <= lineBytes) return letter;
      bytes = size + 1;
      return `\r\n ${letter}`;
    })
    .join('');
}
