import { salesSchedule, type ScheduleStep } from '../../content/sales-schedule';

const dayMs = 24 * 60 * 60 * 1000;

/** @param today `YYYY-MM-DD` in Korea @returns how far a step that is not over is away, for example `D-12` */
export function daysUntil({ from, to }: ScheduleStep, today: string): string {
  const days = Math.round((new Date(from).getTime() - new Date(today).getTime()) / dayMs);
  if (days > 0) return `D-${days}`;
  return to === undefined || days === 0 ? salesSchedule.today : salesSchedule.underWayText;
}
