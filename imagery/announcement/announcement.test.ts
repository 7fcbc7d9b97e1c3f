import { readFileSync, statSync } from 'node:fs';
import { defaultSite } from '@site/contract';
import { scheduleDates } from '../../mfe-content/src/components/schedule-dates';
import { scheduleSteps } from '../../mfe-content/src/content/sales-schedule';
import { announcementPaper as words } from '../content/announcement-paper';
import { loadSite } from '../site/load-site';
import { loadUnits } from '../units/load-unit';
import { exclusiveArea } from '../units/unit-areas';
import { announcementPaper } from './announcement-paper';
import { homesByBuilding } from './homes-by-building';
import { announcementFile, paperHash, printedHash } from './print-record';
import { readPdf } from './testing/read-pdf';

const pdf = readPdf(readFileSync(announcementFile));
const close = (text: string) => text.replaceAll(/\s/g, '');

test('the PDF is not stale; if it is: npm run imagery -- --only announcement', () => {
  expect(printedHash()).toBe(paperHash());
});

test('the PDF has a few A4 pages, a title and a language, and is small enough for a phone', () => {
  expect(readFileSync(announcementFile).subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.title).toBe(words.documentTitle(defaultSite.name));
  expect(pdf.language).toBe('ko');
  expect(pdf.pages).toBe(4);
  expect(readFileSync(announcementFile, 'latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  expect(statSync(announcementFile).size).toBeLessThanOrEqual(500_000);
});

test('its fonts are embedded, so that the text can be read and searched', () => {
  expect([...pdf.fonts].sort()).toEqual([
    'NotoSerifKRExtraLight-Medium',
    'Pretendard-Regular',
    'Pretendard-SemiBold',
  ]);
  expect(pdf.drawnFonts).toBe(0);
});

test('all text can be selected, in reading order', () => {
  const body = announcementPaper('').replace(/[\s\S]*<body>/, '');
  const spoken = body
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => close(line))
    .filter(Boolean);
  expect(spoken.length).toBeGreaterThan(150);
  expect(spoken.filter((line) => !pdf.text.includes(line))).toEqual([]);
});

test('its facts equal those of the site: name, households, areas, dates, deposit, number [SALES-8]', () => {
  const { name, households, contractDepositPercent, phone } = defaultSite;
  for (const fact of [
    name,
    `총 ${households.toLocaleString('ko-KR')}세대`,
    `${contractDepositPercent}%`,
    phone.display,
    ...loadUnits().map((unit) => exclusiveArea(unit).toFixed(2)),
    ...scheduleSteps.map((step) => scheduleDates(step).first),
    words.sample,
  ])
    expect(pdf.text).toContain(close(fact));
});

test('the units of the buildings add up to the site facts, by type and in total', () => {
  const buildings = homesByBuilding(loadSite().buildings);
  const sum = (counts: readonly (number | undefined)[]) =>
    counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  expect(sum(buildings.map(({ homes }) => homes))).toBe(defaultSite.households);
  for (const { type } of loadUnits())
    expect(sum(buildings.map(({ byType }) => byType[type]))).toBe(
      defaultSite.householdsByType[type],
    );
});

test('it contains no claim that the law on sale advertising forbids', () => {
  expect(pdf.text).not.toMatch(/평(?!면)|마감임박|수익보장|역\d+분/);
});
