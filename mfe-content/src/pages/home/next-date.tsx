import { MoreLink } from '@site/design';
import { island, Link, pathOf } from '@site/host';
import { daysUntil, nextStep, useToday } from '../../components/next-step';
import { overview } from '../../content/home';

/** A link to the schedule. After hydration, when the current day is known, with the days to the next step. */
export function NextDate() {
  return (
    <div data-hydrate-in-view="">
      <MoreLink as={Link} to={pathOf('sales-schedule')}>
        {overview.scheduleLink}
      </MoreLink>
      <NextStep />
    </div>
  );
}

export const NextStep = island('next-step', function NextStep() {
  const today = useToday();
  const step = today === undefined ? undefined : nextStep(today);
  return (
    today !== undefined &&
    step && (
      <span>
        {step.name} <b>{daysUntil(step, today)}</b>
      </span>
    )
  );
});
