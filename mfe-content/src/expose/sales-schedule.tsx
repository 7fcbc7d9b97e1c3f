// /BusinessGuide/plan: the planned dates from announcement to contract, as a list with calendar files.
// Dates in content/sales-schedule.ts; the announcement page shows the first of them.
import { ScheduleList } from '../pages/sales-schedule/schedule-list';

export { SalesSchedulePage as default } from '../pages/sales-schedule/sales-schedule-page';

export const islands = [ScheduleList];
export { scheduleCalendars as calendars } from '../pages/sales-schedule/schedule-calendars';
