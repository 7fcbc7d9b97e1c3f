import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

/** How many sections each chapter of ASVS 5.0 has, V1 first. */
const sections = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];

const text = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^- \*\*V(\d+)\.(\d+)(?: to V\d+\.(\d+))?[^*]*\*\* (.*)$/gm)];

test('every section of every chapter has its line, in order', () => {
  const named = rows.flatMap(([, chapter, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${chapter}.${Number(from) + at}`,
    ),
  );
  const expected = sections.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, at) => `${chapter + 1}.${at + 1}`),
  );
  expect(named).toEqual(expected);
});

test('every line names a reason or a file, and every named file exists', () => {
  for (const [row, , , , evidence = ''] of rows)
    expect([row, evidence.trim().length > 8]).toEqual([row, true]);
  const files = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.\w+|[\w-]+\.(?:md|json|yml))`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});
