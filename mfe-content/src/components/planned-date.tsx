import { salesSchedule, type ScheduleStep } from '../content/sales-schedule';
import { scheduleDates } from './schedule-dates';

/** The days of a step, each in its own `<time>`, marked as planned. */
export function PlannedDate({ step }: { step: ScheduleStep }) {
  const { first, last } = scheduleDates(step);
  return (
    <>
      <time dateTime={step.from}>{first}</time>
      {last && (
        <>
          ~<time dateTime={step.to}>{last}</time>
        </>
      )}{' '}
      {salesSchedule.planned}
    </>
  );
}
