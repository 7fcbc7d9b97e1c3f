/**
 * Dates as Korean readers expect them, always in Asia/Seoul and the same string in Node and browser
 * (their own ko-KR differ: Node 20 writes "PM 3:04" where Chromium writes "오후 3:04").
 */
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

function read(iso: string): Record<string, string> {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${iso}`);
  return Object.fromEntries(parts.formatToParts(date).map((part) => [part.type, part.value]));
}

/** @param iso an ISO 8601 instant @returns for example `2026. 11. 20.` @throws RangeError */
export function formatDate(iso: string): string {
  const { year, month, day } = read(iso);
  return `${year}. ${month}. ${day}.`;
}

/** @param iso an ISO 8601 instant @returns for example `2026. 11. 20. 오후 3:04` @throws RangeError */
export function formatDateTime(iso: string): string {
  const { hour = '0', minute = '00' } = read(iso);
  const hours = Number(hour);
  const half = hours < 12 ? '오전' : '오후';
  return `${formatDate(iso)} ${half} ${hours % 12 || 12}:${minute.padStart(2, '0')}`;
}

/** @param iso an ISO 8601 instant @returns for example `15:04` @throws RangeError */
export function formatClock(iso: string): string {
  const { hour = '0', minute = '00' } = read(iso);
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
