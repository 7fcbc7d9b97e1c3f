// /BusinessGuide/plan: the planned dates from announcement to contract, as picture and list.
// Dates in content/sales-schedule.ts; the announcement page shows the first of them too.
export { SalesSchedulePage as default } from '../pages/sales-schedule/sales-schedule-page';
