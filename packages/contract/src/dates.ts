/**
 * Dates as Korean readers expect them, always in Asia/Seoul, and the same string in Node and in browsers
 * (their ko-KR locales differ: Node 20 writes "PM 3:04" where Chromium writes "오후 3:04").
 */
const seoulOffsetMs = 9 * 60 * 60 * 1000;

/**
 * Korea has had one UTC offset and no daylight saving time since 1988, so this does not need Intl: its first call costs
 * a phone 200 ms for loading locale tables.
 */
function read(iso: string) {
  const instant = new Date(iso).getTime();
  if (Number.isNaN(instant)) throw new RangeError(`Not a date: ${iso}`);
  const date = new Date(instant + seoulOffsetMs);
  return {
    day: [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()],
    hours: date.getUTCHours(),
    minutes: String(date.getUTCMinutes()).padStart(2, '0'),
  };
}

/** @param iso an ISO 8601 instant @returns for example `2026. 11. 20.` @throws RangeError */
export function formatDate(iso: string): string {
  return `${read(iso).day.join('. ')}.`;
}

/** @param iso an ISO 8601 instant @returns for example `2026. 11. 20. 오후 3:04` @throws RangeError */
export function formatDateTime(iso: string): string {
  const { hours, minutes } = read(iso);
  return `${formatDate(iso)} ${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`;
}

/** @param iso an ISO 8601 instant @returns for example `15:04` @throws RangeError */
export function formatClock(iso: string): string {
  const { hours, minutes } = read(iso);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** @param iso an ISO 8601 instant @returns the value of a date field, in Seoul: `2026-11-20T15:04` @throws RangeError */
export function toSeoulMinute(iso: string): string {
  return new Date(new Date(iso).getTime() + seoulOffsetMs).toISOString().slice(0, 16);
}

/** @returns milliseconds since 1970; undefined for text that toSeoulMinute did not write, and outside 2000 to 2099 */
export function readSeoulMinute(text: string): number | undefined {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  const instant = Date.parse(`${text}Z`) - seoulOffsetMs;
  const isDate = !Number.isNaN(instant) && toSeoulMinute(new Date(instant).toISOString()) === text;
  return isDate ? instant : undefined;
}
