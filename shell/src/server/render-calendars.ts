/**
 * The calendar files of a release (RFC 5545). A calendar that has imported an event replaces it by one with the same UID and a
 * higher SEQUENCE, so both DTSTAMP and SEQUENCE say when the event changed last: an event that a release does not change keeps
 * its bytes (docs/decisions/0073).
 */
import { calendarPath, calendarPathPattern, defaultSite } from '@site/contract';
import type { CalendarEvent, CalendarFile } from '@site/host';

/** RFC 5545, 3.1: maximum octets of a line, without its line break. */
const lineBytes = 75;

/**
 * @param former texts of the files of the live release
 * @param releasedAt ISO 8601
 * @returns their addresses on the site and their texts
 * @throws Error for a name that cannot be part of an address, and for one that two files have
 */
export function renderCalendars(
  files: readonly CalendarFile[],
  former: readonly string[],
  releasedAt: string,
) {
  const known = former.join('');
  const names = new Set<string>();
  return files.map(({ name, events }) => {
    const path = calendarPath(name);
    if (!calendarPathPattern.test(path) || names.has(name))
      throw new Error(`"${name}" is not the name of a calendar file, or of two of them`);
    names.add(name);
    return { path, text: calendarText(events, known, secondsOf(releasedAt)) };
  });
}

function calendarText(events: readonly CalendarEvent[], known: string, releasedAt: number): string {
  return [
    'BEGIN:VCALENDAR\r\n',
    'VERSION:2.0\r\n',
    foldLine(`PRODID:-//${defaultSite.key}//KO`),
    ...events.map((event) => {
      const stamp = formerStamp(known, event.uid);
      if (stamp === undefined) return eventText(event, releasedAt);
      const same = eventText(event, stamp);
      // The clocks of two machines may differ, but a change is never older than the one before.
      return known.includes(same) ? same : eventText(event, Math.max(releasedAt, stamp + 1));
    }),
    'END:VCALENDAR\r\n',
  ].join('');
}

/** All-day events have neither time nor time zone: their days are those of the visitor's calendar. */
function eventText({ uid, title, place, note, from, to = from }: CalendarEvent, stamp: number) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${stamp - sequenceStart}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // DTEND is exclusive.
    `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
    .map(foldLine)
    .join('');
}

/** SEQUENCE counts seconds from here: it grows with every change, and a new site folder cannot set it back. */
const sequenceStart = secondsOf('2026-01-01T00:00:00Z');

/** @returns seconds since 1970; undefined for a new event */
function formerStamp(known: string, uid: string): number | undefined {
  const sequences = known
    .split('BEGIN:VEVENT\r\n')
    .filter((event) => event.startsWith(foldLine(`UID:${uid}`)))
    .map((event) => Number(/^SEQUENCE:(\d+)\r$/m.exec(event)?.[1] ?? 0));
  // An event stands in several files.
  return sequences.length === 0 ? undefined : Math.max(...sequences) + sequenceStart;
}

function secondsOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}

function utc(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const compact = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** @returns a content line with its line break; a long one is folded by a line break and a space, never inside a character */
function foldLine(line: string): string {
  let bytes = 0;
  const letters = [...line].map((letter) => {
    const size = Buffer.byteLength(letter);
    bytes += size;
    if (bytes <= lineBytes) return letter;
    bytes = size + 1;
    return `\r\n ${letter}`;
  });
  return `${letters.join('')}\r\n`;
}
