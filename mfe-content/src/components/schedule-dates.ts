import { formatDate } from '@site/contract';
import { salesSchedule, type ScheduleStep } from '../content/sales-schedule';

export interface ScheduleDates {
  /** For example `2027. 4. 12. (월)`. */
  readonly first: string;
  /** For example `14. (수)`: only what differs from the first day. Undefined for a step of one day. */
  readonly last: string | undefined;
}

/** @throws RangeError when a day is not `YYYY-MM-DD` */
export function scheduleDates({ from, to }: Pick<ScheduleStep, 'from' | 'to'>): ScheduleDates {
  return {
    first: `${formatDate(from)} ${weekday(from)}`,
    last: to && `${shortDate(from, to)} ${weekday(to)}`,
  };
}

function weekday(day: string): string {
  return `(${salesSchedule.weekdays[new Date(day).getUTCDay()] ?? ''})`;
}

/** Omits the year and month when both days share them. */
function shortDate(from: string, to: string): string {
  const [year, month, day] = formatDate(to).split(' ');
  const [fromYear, fromMonth] = formatDate(from).split(' ');
  if (year !== fromYear) return formatDate(to);
  return month === fromMonth ? (day ?? '') : `${month ?? ''} ${day ?? ''}`;
}
