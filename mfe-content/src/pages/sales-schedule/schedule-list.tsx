import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Icon, media } from '@site/design';
import { PlannedDate } from '../../components/planned-date';
import { salesSchedule, scheduleSteps, type ScheduleStep } from '../../content/sales-schedule';
import { CalendarLink } from './calendar-link';

/** The steps in order. After hydration, when the current day is known, the next step is highlighted. */
export function ScheduleList() {
  const today = useToday();
  const next = today && scheduleSteps.find(({ from, to = from }) => to >= today);
  return (
    <List data-hydrate-in-view="">
      {scheduleSteps.map((step) => (
        <li key={step.name} aria-current={step === next ? 'step' : undefined}>
          <b>{step.name}</b>
          {today && step === next && <em>{daysUntil(step, today)}</em>}
          <span>
            <PlannedDate step={step} />
          </span>
          <small>{step.place}</small>
          <CalendarLink steps={[step]} label={`${step.name} ${salesSchedule.saveText}`}>
            <Icon name="calendar" />
          </CalendarLink>
        </li>
      ))}
    </List>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** @param today `YYYY-MM-DD` in Korea @returns how far away a step that is not over is, for example `D-12` */
function daysUntil({ from, to }: ScheduleStep, today: string): string {
  const days = Math.round((new Date(from).getTime() - new Date(today).getTime()) / dayMs);
  if (days > 0) return `D-${days}`;
  return to === undefined || days === 0 ? salesSchedule.today : salesSchedule.underWayText;
}

const seoulOffsetMs = 9 * 60 * 60 * 1000;

/** @returns the day in Korea as `YYYY-MM-DD`; undefined on the server and in the first client render. */
function useToday(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, todayInSeoul, () => undefined);
}

/** A page that is open at midnight keeps its day until the next render; a timer would not be worth it. */
const subscribeToNothing = () => () => undefined;

function todayInSeoul(): string {
  return new Date(Date.now() + seoulOffsetMs).toISOString().slice(0, 10);
}

const List = styled.ol`
  margin-top: var(--s-6);
  border-top: 1px solid var(--text);
  & li {
    display: grid;
    grid-template: 'name date save' auto 'left place save' auto / 1fr auto auto;
    align-items: baseline;
    gap: 0.1rem var(--s-3);
    padding-block: 0.8rem;
    border-bottom: var(--hair);
  }
  & [aria-current] {
    /* No wider than the page's gutter, which at large text sizes is narrower than 1rem. */
    --reach: min(1rem, var(--gutter));
    margin-inline: calc(-1 * var(--reach));
    padding-inline: var(--reach);
    background: var(--mist);
    box-shadow: inset 3px 0 var(--bronze-500);
  }
  & b {
    grid-area: name;
    font-weight: 600;
  }
  & em {
    grid-area: left;
    font-weight: 600;
    color: var(--accent);
  }
  & a {
    grid-area: save;
    align-self: center;
  }
  & span {
    grid-area: date;
    font-size: var(--t-body);
    text-align: right;
  }
  & small {
    grid-area: place;
    font-size: var(--t-small);
    text-align: right;
    color: var(--text-2);
  }
  ${media.desktop} {
    margin-top: var(--s-7);
    & li {
      grid-template: 'name left date place save' auto / auto 1fr 17rem 6rem auto;
      align-items: center;
      padding-block: 0.9rem;
    }
    & span {
      text-align: left;
    }
  }
`;
