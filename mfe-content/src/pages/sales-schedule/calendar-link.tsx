import type { ReactNode } from 'react';
import styled from 'styled-components';
import { calendarPath } from '@site/host';

interface CalendarLinkProps {
  /** Name of the calendar file. */
  readonly name: string;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Opens a calendar file, with or without JavaScript. Without `download`, with which iOS keeps the file among the downloads
 * instead of offering to add the event; browsers that cannot show calendars download it.
 */
export function CalendarLink({ name, label, className, children }: CalendarLinkProps) {
  return (
    <Save href={calendarPath(name)} aria-label={label} className={className}>
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
