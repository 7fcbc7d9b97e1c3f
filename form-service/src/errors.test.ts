import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from './errors';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'));

const reference = readFileSync(join(__dirname, '../README.md'), 'utf8');

const thrown = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/new FormError\(\s*'([a-z_]+)'/g)].map((match) => match[1] ?? ''),
  ),
);

const documented = [...reference.matchAll(/^\| `([a-z_]+)` *\| (\d{3}) *\|/gm)].map((match) => [
  match[1],
  Number(match[2]),
]);

test('every error of the catalogue is thrown somewhere, and every thrown error is in it', () => {
  expect([...thrown].sort()).toEqual(Object.keys(errorCatalogue).sort());
});

test('README.md lists exactly the catalogue, with its statuses', () => {
  const catalogue = Object.entries(errorCatalogue).map(([id, { status }]) => [id, status]);
  expect(documented).toEqual(catalogue);
});

test('responses to errors of the service contain no details', () => {
  for (const { status, showsFields } of Object.values(errorCatalogue)) {
    if (status >= 500) expect(showsFields).toBe(false);
  }
});
