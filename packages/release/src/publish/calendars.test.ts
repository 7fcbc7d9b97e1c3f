import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesByRemote } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { createFakeSite } from '../testing/fake-site';

const fake = forEachTest(createFakeSite);

/** Each text shows what the shell was given. */
const shell = `
exports.sharedModules = {};
exports.renderSitemap = exports.renderRobots = (origin) => origin;
exports.renderDocument = async ({ path, release }) => ({ html: path + JSON.stringify(release), styleHashes: [], stylesheets: [] });
exports.renderCalendars = (files, former, at) =>
  files.map(({ name, events }) => ({ path: '/calendar/' + name + '.ics', text: [name, events, former.length, at].join(' ') }));
`;

const content = (calendars: string) => ({
  text: calendars,
  node: exposesByRemote['mfe-content']
    .map((expose) => expose.slice(2))
    .map(
      (name) =>
        `exports.${name} = { default() {}${name === 'SalesSchedule' ? `, ${calendars}` : ''} };`,
    )
    .join('\n'),
});
const file = (name: string) =>
  readFileSync(join(fake.site.root, `public/calendar/${name}.ics`), 'utf8');

test('a release writes the calendars of its pages from those of the live one', async () => {
  await fake.shipAll();
  await fake.ship('shell', { text: 'two', node: shell });
  const first = content(
    'calendars: ({ key }) => [{ name: "a", events: [key] }, { name: "b", events: [] }]',
  );
  const { manifest } = await fake.ship('mfe-content', first);
  expect(file('a')).toBe(`a 윤슬레이크시티 0 ${manifest.createdAt}`);
  const { manifest: next } = await fake.ship('mfe-press', { text: 'two' });
  expect(file('b')).toBe(`b  2 ${next.createdAt}`);
});

test('a page whose calendars fail is refused by name', async () => {
  await fake.shipAll();
  const before = fake.served();
  await expect(
    fake.ship('mfe-content', content('calendars() { throw new Error("no day"); }')),
  ).rejects.toThrow('calendars of mfe-content/SalesSchedule: no day');
  await expect(fake.ship('mfe-content', content('calendars: []'))).rejects.toThrow(
    'mfe-content/SalesSchedule: "calendars" is not a function',
  );
  expect(fake.served()).toEqual(before);
});
