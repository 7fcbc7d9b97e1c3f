import type { SiteFacts } from '@site/contract';
import type { CalendarEvent, CalendarFile } from '@site/host';
import { salesSchedule, scheduleSteps, type ScheduleStep } from '../../content/sales-schedule';

/** Name of the file with all steps. */
export const wholeSchedule = 'schedule';

/** A calendar file for each step, named by its key, and one with all. */
export function scheduleCalendars(site: SiteFacts): readonly CalendarFile[] {
  const files = scheduleSteps.map((step) => ({ name: step.key, events: [eventOf(site, step)] }));
  return [...files, { name: wholeSchedule, events: files.flatMap(({ events }) => events) }];
}

function eventOf(site: SiteFacts, { key, name, ...days }: ScheduleStep): CalendarEvent {
  return {
    ...days,
    uid: `${key}@${site.key}`,
    title: `${site.name} ${name} (${salesSchedule.planned})`,
    note: `${salesSchedule.calendarNote} ${site.phone.display}`,
  };
}
