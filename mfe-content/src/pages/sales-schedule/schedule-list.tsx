import styled from 'styled-components';
import { Icon, media } from '@site/design';
import { island } from '@site/host';
import { daysUntil, nextStep, useToday } from '../../components/next-step';
import { PlannedDate } from '../../components/planned-date';
import { salesSchedule, scheduleSteps } from '../../content/sales-schedule';
import { CalendarLink } from './calendar-link';

/** The steps in order. After hydration, when the current day is known, the next step is highlighted. */
export const ScheduleList = island('schedule-list', function ScheduleList() {
  const today = useToday();
  const next = today && nextStep(today);
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
          <CalendarLink name={step.key} label={`${step.name} ${salesSchedule.saveText}`}>
            <Icon name="calendar" />
          </CalendarLink>
        </li>
      ))}
    </List>
  );
});

const List = styled.ol`
  /* Unlike a media query, rem in a container query follows the text-size control. */
  container-type: inline-size;
  margin-top: var(--s-6);
  border-top: 1px solid var(--text);
  /* With 'anywhere' the name could shrink to one letter, and the date would take its width. */
  overflow-wrap: break-word;
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
    white-space: nowrap;
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
  @container (width < 17rem) {
    & li {
      grid-template:
        'name save' auto 'left save' auto 'date save' auto 'place save' auto
        / minmax(0, 1fr) auto;
    }
    & :is(span, small) {
      text-align: left;
    }
  }
  ${media.desktop} {
    margin-top: var(--s-7);
    @container (width >= 41rem) {
      & li {
        grid-template: 'name left date place save' auto / auto 1fr 17rem 6rem auto;
        align-items: center;
        padding-block: 0.9rem;
      }
      & span {
        text-align: left;
      }
    }
  }
`;
