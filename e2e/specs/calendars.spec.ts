// Dates for a calendar: files at addresses of the site, read by the parser of a calendar program.
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { calendarPath, calendarType, defaultSite } from '@site/contract';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const page = '/BusinessGuide/plan';

/** @returns its events; dates as `2027-04-12` */
function eventsOf(text: string) {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const stamp = component.getFirstPropertyValue('dtstamp');
    return {
      uid: event.uid,
      summary: event.summary,
      isAllDay: event.startDate.isDate && event.endDate.isDate,
      from: event.startDate.toString(),
      before: event.endDate.toString(),
      sequence: event.sequence,
      stampMs: stamp instanceof ICAL.Time ? stamp.toJSDate().getTime() : Number.NaN,
    };
  });
}

const contract = {
  uid: `contract@${defaultSite.key}`,
  summary: '윤슬 레이크시티 정당계약 (예정)',
  isAllDay: true,
  from: '2027-04-12',
  before: '2027-04-15',
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('one step, and all of them [BUSINESS-8]', async ({ page: tab }) => {
      await (javaScriptEnabled ? visitHydrated(tab, page) : tab.goto(page));
      for (const [label, name, count] of [
        ['정당계약 달력에 저장', 'contract', 1],
        ['전체 일정을 달력에 저장', 'schedule', 7],
      ] as const) {
        const [download] = await Promise.all([
          tab.waitForEvent('download'),
          tab.getByRole('link', { name: label }).click(),
        ]);
        expect(new URL(download.url()).pathname).toBe(calendarPath(name));
        expect(download.suggestedFilename()).toBe(`${name}.ics`);
        const events = eventsOf(await readFile(await download.path(), 'utf8'));
        expect(events).toHaveLength(count);
        expect(events).toContainEqual(expect.objectContaining(contract));
        await expect(tab).toHaveURL(page);
      }
    });
  });

test(
  'each file is text/calendar of this origin, shown and revalidated; its events say when they changed last [BUSINESS-10]',
  { tag: '@desktop' },
  async ({ page: tab, request }) => {
    await tab.goto(page);
    const links = tab.locator('main a[href$=".ics"]');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toHaveLength(8);
    const all = eventsOf(await (await request.get(calendarPath('schedule'))).text());
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(7);
    for (const address of addresses) {
      const answer = await request.get(address ?? '');
      expect(answer.status(), address ?? '').toBe(200);
      const headers = answer.headers();
      expect(headers).toMatchObject({
        'content-type': `${calendarType}; charset=utf-8`,
        'cache-control': 'no-cache',
        etag: expect.stringContaining('"'),
      });
      expect(headers).not.toHaveProperty('content-disposition');
      for (const event of eventsOf(await answer.text())) {
        expect(all).toContainEqual(event);
        expect(event.stampMs).toBeLessThanOrEqual(Date.now());
        expect(event.sequence).toBeGreaterThan(0);
        expect(event.sequence).toBe((event.stampMs - Date.UTC(2026, 0, 1)) / 1000);
      }
    }
  },
);
