import { renderToString } from 'react-dom/server';
import { calendarPath, defaultSite } from '@site/host';
import { scheduleSteps } from '../../content/sales-schedule';
import SalesSchedule, { calendars } from '../../expose/sales-schedule';

const files = calendars(defaultSite);

test('the page links every calendar file, each once, and no other [BUSINESS-8]', () => {
  const html = renderToString(<SalesSchedule />);
  const linked = [...html.matchAll(/href="(\/calendar\/[^"]*)"/g)].map(([, path]) => path);
  expect(linked).toEqual(files.map(({ name }) => calendarPath(name)));
  expect(html).not.toContain('data:');
});

test('every step has a file of its own, and the last file has all', () => {
  expect(files.map(({ events }) => events.length)).toEqual([
    ...scheduleSteps.map(() => 1),
    scheduleSteps.length,
  ]);
  expect(files.at(-1)?.events).toEqual(files.slice(0, -1).flatMap(({ events }) => events));
});

test('the id of a step is one that calendars have had since the first release', () => {
  expect(files.at(-1)?.events.map(({ uid }) => uid)).toEqual(
    [
      'announcement',
      'special-supply',
      'first-priority',
      'second-priority',
      'winners',
      'documents',
      'contract',
    ].map((key) => `${key}@${defaultSite.key}`),
  );
});
