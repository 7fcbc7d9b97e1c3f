/** The three tables of docs/specification.md and the contract, entry by entry and in order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSite, menu, routeById, routes, subMenus } from '@site/contract';
import { repositoryRoot } from '@site/release';

const text = readFileSync(join(repositoryRoot, 'docs/specification.md'), 'utf8');

/** @returns the cells of the table that begins with these headings */
function tableUnder(...headings: readonly string[]): readonly (readonly string[])[] {
  const lines = text.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  const start = lines.indexOf(`| ${headings.join(' | ')} |`);
  if (start < 0) throw new Error(`docs/specification.md has no table ${headings.join(', ')}`);
  const rows = lines.slice(start + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

const withParameters = (path: string) => path.replace(':site', '{site}').replace(':id', '{id}');
const labels = (ids: readonly string[]) => ids.map((id) => routeById(id).label).join(' · ');

test('every route stands in the table of addresses with its heading [ROUTE-1]', () => {
  const written = tableUnder('Address', 'Heading').map((cells) => cells.join(' '));
  const built = routes.map(({ path, heading, label, frame }) =>
    `${withParameters(path)} ${frame === 'home' ? '' : (heading ?? label)}`.trimEnd(),
  );
  expect(written.map((line) => line.trimEnd()).toSorted()).toEqual(built.toSorted());
});

test('the header menu is the table of groups and items [FRAME-7]', () => {
  const built = menu.map(({ label, routeIds }) => [
    label,
    routeIds.map((id) => `${routeById(id).label} ${routeById(id).path}`).join(' · '),
  ]);
  expect(tableUnder('Group', 'Items')).toEqual(built);
});

test('the sub-menu bars are the table of bars and pages [FRAME-27]', () => {
  const written = tableUnder('Bar', 'Pages').map(([, pages]) => pages);
  expect(written).toEqual(Object.values(subMenus).map(({ routeIds }) => labels(routeIds)));
});

test('the default site has the name and the key that the specification gives [FACT-10]', () => {
  const { name, key } = defaultSite;
  expect(text).toContain(`The default site is ${name} under the site key ${key}.`);
});
