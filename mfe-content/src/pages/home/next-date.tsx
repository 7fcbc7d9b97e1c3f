import { MoreLink } from '@site/design';
import { Link, pathOf } from '@site/host';
import { daysUntil, nextStep, useToday } from '../../components/next-step';
import { overview } from '../../content/home';

/** A link to the schedule. After hydration, when the current day is known, with the days to the next step. */
export function NextDate() {
  const today = useToday();
  const step = today === undefined ? undefined : nextStep(today);
  return (
    <p data-hydrate-in-view="">
      <MoreLink as={Link} to={pathOf('sales-schedule')}>
        {overview.scheduleLink}
      </MoreLink>
      {today !== undefined && step && (
        <span>
          {step.name} <b>{daysUntil(step, today)}</b>
        </span>
      )}
    </p>
  );
}
