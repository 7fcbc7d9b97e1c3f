/** Lists that must agree, compared in both directions. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessages } from './content/error-messages';
import { errorCatalogue } from './errors';

const reference = readFileSync(join(__dirname, '../README.md'), 'utf8');
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|error-messages\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(__dirname, file), 'utf8') }));

function firstColumn(heading: string): string[] {
  const section = reference.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}

test('every id has a text, and every text an id', () => {
  expect(Object.keys(errorMessages).sort()).toEqual(Object.keys(errorCatalogue).sort());
});

test('every id of the catalogue is used, and every used id is in the catalogue', () => {
  const known = Object.keys(errorCatalogue);
  const used = new Set<string>();
  for (const { file, text } of sources) {
    for (const [, id = ''] of text.matchAll(/new PressError\(\s*'(\w+)'/g)) used.add(id);
    if (/set-up-errors\.ts$/.test(file))
      for (const [, id = ''] of text.matchAll(/(?:\?\?|\?|', ) ?'(\w+)'/g)) used.add(id);
  }
  expect([...used].sort()).toEqual(known.sort());
});

test('README.md lists the catalogue with its statuses, no more and no less', () => {
  expect(firstColumn('Errors')).toEqual(Object.keys(errorCatalogue));
  for (const [id, { status }] of Object.entries(errorCatalogue))
    expect(reference).toMatch(new RegExp(`^\\| \`${id}\` +\\| ${status} `, 'm'));
});

test('README.md lists the environment, no more and no less', () => {
  const read = [join(__dirname, 'config.ts'), require.resolve('@site/service-kit/config')].flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=')[A-Z][A-Z_]+(?=')/g) ?? [],
  );
  expect(firstColumn('Environment').sort()).toEqual([...new Set(read)].sort());
});
