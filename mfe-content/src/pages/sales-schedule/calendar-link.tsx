import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHost } from '@site/host';
import { salesSchedule, type ScheduleStep } from '../../content/sales-schedule';
import { calendarAddress } from './calendar-file';

interface CalendarLinkProps {
  readonly steps: readonly ScheduleStep[];
  /** Accessible name of the link, and name of the file. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Saves steps as a calendar file, with or without JavaScript. */
export function CalendarLink({ steps, label, className, children }: CalendarLinkProps) {
  const { site } = useHost();
  const events = steps.map(({ name, ...step }) => ({
    ...step,
    title: `${site.name} ${name} (${salesSchedule.planned})`,
    note: `${salesSchedule.calendarNote} ${site.phone.display}`,
  }));
  return (
    <Save
      href={calendarAddress(events, site.key)}
      download={`${label}.ics`}
      aria-label={label}
      className={className}
    >
      {children}
    </Save>
  );
}

const Save = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--hit);
  min-height: var(--hit);
  color: var(--text-2);
  &:hover {
    color: var(--accent);
  }
`;
