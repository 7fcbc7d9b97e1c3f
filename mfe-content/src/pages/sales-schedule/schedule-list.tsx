import styled from 'styled-components';
import { media } from '@site/design';
import { PlannedDate } from '../../components/planned-date';
import { scheduleSteps } from '../../content/sales-schedule';
import { useToday } from './use-today';

/** The steps in order. The next one stands out once the page knows what day it is. */
export function ScheduleList() {
  const today = useToday();
  const next = today && scheduleSteps.find(({ from, to = from }) => to >= today);
  return (
    <List data-hydrate-in-view="">
      {scheduleSteps.map((step) => (
        <li key={step.name} aria-current={step === next ? 'step' : undefined}>
          <b>{step.name}</b>
          <span>
            <PlannedDate step={step} />
          </span>
          <small>{step.place}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  margin-top: var(--s-6);
  border-top: 1px solid var(--text);
  & li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 0.1rem var(--s-4);
    padding-block: 1.1rem;
    border-bottom: var(--hair);
  }
  & [aria-current] {
    /* Into the page's gutter, not over it: at large text sizes 1rem is wider than that. */
    --reach: min(1rem, var(--gutter));
    margin-inline: calc(-1 * var(--reach));
    padding-inline: var(--reach);
    background: var(--mist);
    box-shadow: inset 3px 0 var(--bronze-500);
  }
  & b {
    font-weight: 600;
  }
  & span {
    font-size: var(--t-body);
    text-align: right;
  }
  & small {
    grid-column: 2;
    font-size: var(--t-small);
    text-align: right;
    color: var(--text-2);
  }
  ${media.desktop} {
    margin-top: var(--s-7);
    & li {
      grid-template-columns: 1fr 17rem 6rem;
      padding-block: 1.35rem;
    }
    & span {
      text-align: left;
    }
    & small {
      grid-column: auto;
    }
  }
`;
