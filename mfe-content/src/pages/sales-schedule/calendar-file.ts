import type { ScheduleStep } from '../../content/sales-schedule';

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 5545, 3.1: octets of a line without its break. */
const lineBytes = 75;

export interface CalendarEvent extends Pick<ScheduleStep, 'from' | 'to'> {
  readonly title: string;
  readonly place: string;
  readonly note: string;
}

/**
 * Whole-day events for a visitor's calendar, as RFC 5545 writes them. The same event has the same UID in every file:
 * who adds one date and later all has none of them twice.
 *
 * @param host makes the UIDs the site's own
 */
export function calendarFile(events: readonly CalendarEvent[], host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//KO`,
    ...events.flatMap(({ title, place, note, from, to = from }) => [
      'BEGIN:VEVENT',
      `UID:${from}@${host}`,
      `DTSTAMP:${compact(from)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      // The first day that no longer belongs to it.
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

/** The file as an address, so that a link can save it without a server and without script. */
export function calendarAddress(events: readonly CalendarEvent[], host: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(events, host))}`;
}

const compact = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  return new Date(new Date(day).getTime() + dayMs).toISOString().slice(0, 10);
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Long lines go on after a break and a space, never within a letter. */
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
