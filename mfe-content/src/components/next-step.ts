/** The next step of the sales schedule, by the date in Korea. */
import { useSyncExternalStore } from 'react';
import { salesSchedule, scheduleSteps, type ScheduleStep } from '../content/sales-schedule';

const dayMs = 24 * 60 * 60 * 1000;
// Not from the contract, whose dates of articles home would download.
const seoulOffsetMs = 9 * 60 * 60 * 1000;

/** @returns the day in Korea as `YYYY-MM-DD`; undefined on the server and in the first client render. */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, todayInSeoul, () => undefined);
}

/** @returns the first step that is not over; undefined after the last */
export function nextStep(today: string): ScheduleStep | undefined {
  return scheduleSteps.find(({ from, to = from }) => to >= today);
}

/** @param today `YYYY-MM-DD` in Korea @returns how far away a step that is not over is, for example `D-12` */
export function daysUntil({ from, to }: ScheduleStep, today: string): string {
  const days = Math.round((new Date(from).getTime() - new Date(today).getTime()) / dayMs);
  if (days > 0) return `D-${days}`;
  return to === undefined || days === 0 ? salesSchedule.today : salesSchedule.underWayText;
}

/** A page that is open at midnight keeps its day until the next render; a timer would not be worth it. */
const subscribeToNothing = () => () => undefined;

function todayInSeoul(): string {
  return new Date(Date.now() + seoulOffsetMs).toISOString().slice(0, 10);
}
