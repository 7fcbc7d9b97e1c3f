/**
 * The announcement as a printable page. Every figure is computed from the sources of the pages and pictures: site
 * facts, models of flats and complex, schedule.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSite } from '@site/contract';
import { scheduleDates } from '../../mfe-content/src/components/schedule-dates';
import { announcement, announcementFacts } from '../../mfe-content/src/content/announcement';
import { complexLayout } from '../../mfe-content/src/content/complex-layout';
import { documentGroups } from '../../mfe-content/src/content/contract-documents';
import { salesSchedule, scheduleSteps } from '../../mfe-content/src/content/sales-schedule';
import { subscriptionCheckpoints } from '../../mfe-content/src/content/subscription-checkpoints';
import { announcementPaper as words } from '../content/announcement-paper';
import { loadSite } from '../site/load-site';
import { escapeText } from '../svg/element';
import { loadUnits } from '../units/load-unit';
import { unitTypes } from '../units/unit';
import { exclusiveArea, serviceArea } from '../units/unit-areas';
import { homesByBuilding } from './homes-by-building';
import { facts, figure, head, list, plain, section, table } from './markup';

const style = readFileSync(path.join(import.meta.dirname, 'paper-style.css'), 'utf8');
const quoted = (text: string) => JSON.stringify(text);

/** @param faces CSS with the faces "Paper Sans" 400 and 600 and "Paper Serif" 500 */
export function announcementPaper(faces: string): string {
  const { name } = defaultSite;
  const { sections } = words;
  const chapters = [
    section(1, sections.overview, overview()),
    section(2, sections.units, together(units(), list(words.units.notes))),
    section(3, sections.buildings, together(buildings(), list(words.buildings.notes))),
    section(4, sections.price, together(price(), list(words.price.notes))),
    section(5, sections.schedule, together(schedule(), list(salesSchedule.notes.slice(0, 1)))),
    section(6, sections.checkpoints, checkpoints()),
    section(7, sections.documents, documents()),
    section(8, sections.cautions, cautions()),
    section(9, sections.contact, together(contact())),
  ];
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>${escapeText(words.documentTitle(name))}</title>
<style>${faces}
:root{--site:${quoted(name)};--running-head:${quoted(words.runningHead)}}
${style}</style></head><body>
<header><p>${escapeText(name)} <b>${words.sample}</b></p><h1>${words.title}</h1></header>
<div class="notice">${words.notice.map((line) => `<p>${line}</p>`).join('')}</div>
${chapters.join('\n')}
</body></html>
`;
}

const together = (...parts: readonly string[]) => `<div class="together">${parts.join('')}</div>`;
const planned = (text: string) => `${text} ${salesSchedule.planned}`;

function overview(): string {
  const [published] = scheduleSteps;
  const { developer, builder } = words.contact;
  return facts([
    ...announcementFacts(defaultSite),
    { term: developer, description: defaultSite.developer },
    { term: builder, description: defaultSite.builder },
    ...(published
      ? [
          {
            term: announcement.terms.date,
            description: planned(scheduleDates(published).first),
          },
        ]
      : []),
  ]);
}

function units(): string {
  const perBuilding = homesByBuilding(loadSite().buildings);
  const { columns, building, homes } = words.units;
  const rows = loadUnits().map((unit) => {
    const own = perBuilding.filter(({ byType }) => byType[unit.type]).map(({ number }) => number);
    return [
      head(unit.type),
      figure(exclusiveArea(unit).toFixed(2)),
      figure(serviceArea(unit).toFixed(2)),
      figure(homes(defaultSite.householdsByType[unit.type])),
      plain(own.map(building).join(', ')),
    ];
  });
  const total = [
    head(words.total),
    figure(''),
    figure(''),
    figure(homes(defaultSite.households)),
    plain(''),
  ];
  return table(columns, rows, total);
}

function buildings(): string {
  const { columns, floor } = words.buildings;
  const count = (homes: number | undefined) => figure(homes?.toLocaleString('ko-KR') ?? '-');
  const rows = homesByBuilding(loadSite().buildings).map(({ number, top, homes, byType }) => [
    head(words.units.building(number)),
    figure(floor(top)),
    ...unitTypes.map((type) => count(byType[type])),
    count(homes),
  ]);
  const total = [
    head(words.total),
    figure(''),
    ...unitTypes.map((type) => count(defaultSite.householdsByType[type])),
    count(defaultSite.households),
  ];
  return table([columns.building, columns.top, ...unitTypes, columns.homes], rows, total);
}

function price(): string {
  const { columns, rows } = words.price;
  return table(
    columns,
    rows(defaultSite.contractDepositPercent).map(([kind = '', ...rest]) => [
      head(kind),
      ...rest.map(plain),
    ]),
  );
}

function schedule(): string {
  const rows = scheduleSteps.map((step) => {
    const { first, last } = scheduleDates(step);
    return [head(step.name), plain(planned(last ? `${first}~${last}` : first)), plain(step.place)];
  });
  return table(words.schedule.columns, rows);
}

function checkpoints(): string {
  const { items, notes } = subscriptionCheckpoints;
  return facts(items.map(({ title, text }) => ({ term: title, description: text }))) + list(notes);
}

function documents(): string {
  const groups = documentGroups.map(({ title, documents: needed }) => {
    const rows = needed.map(({ name, detail }) => ({ term: name, description: detail }));
    return together(
      `<h3>${escapeText(title)}</h3>`,
      facts(rows).replace('class="facts"', 'class="facts terms"'),
    );
  });
  return groups.join('');
}

function cautions(): string {
  const { application, surroundings, items } = words.cautions;
  return (
    `<h3>${application}</h3>${list(items, 'cautions')}` +
    `<h3>${surroundings}</h3>${list(complexLayout.notes, 'cautions')}`
  );
}

function contact(): string {
  const { developer, builder, phone, hours } = words.contact;
  return facts([
    { term: developer, description: defaultSite.developer },
    { term: builder, description: defaultSite.builder },
    { term: phone, description: defaultSite.phone.display },
    { term: hours, description: defaultSite.phone.hours },
  ]);
}
