/**
 * docs/specification.md and the test titles, compared in both directions. A title names what it proves in brackets at
 * its end, as in `shows ten articles … [PRESS-7, PRESS-8]`; a describe's title counts for its tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { filesOfRepository } from './files-of-repository';

/** Tests, the shared tests in testing/ folders, browser specs and resilience tests. */
const holdsTitles = /\.test\.tsx?$|\/testing\/.+\.ts$|^e2e\/(specs|resilience)\/.*\.ts$/;

/** Its comment has ids too. */
const itself = 'tools/consistency/specification.test.ts';

const text = readFileSync(join(repositoryRoot, 'docs/specification.md'), 'utf8');
const ids = idsAt(/^- \*\*([A-Z]+-\d+)\*\* /gm);
const untested = idsAt(/^- ([A-Z]+-\d+): /gm);
const titles = readTitles();
const tested = new Set(titles.flatMap(({ names }) => names));

function idsAt(pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, id = '']) => id);
}

/** Every string that ends in bracketed ids, in the files with titles. */
function readTitles() {
  const files = filesOfRepository().filter((file) => holdsTitles.test(file) && file !== itself);
  return files.flatMap((file) =>
    [
      ...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(
        / \[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\](?=['"`])/g,
      ),
    ].map(([, names = '']) => ({ file, names: names.split(', ') })),
  );
}

test('every sentence has a number of its own, in ascending order within its group', () => {
  expect(ids.length).toBeGreaterThan(200);
  const last = new Map<string, number>();
  for (const id of ids) {
    const [group = '', number = ''] = id.split('-');
    expect([id, Number(number) > (last.get(group) ?? 0)]).toEqual([id, true]);
    last.set(group, Number(number));
  }
});

test('every number in a title is a sentence of the specification', () => {
  expect(titles.length).toBeGreaterThan(200);
  const unknown = titles.flatMap(({ file, names }) =>
    names.filter((name) => !ids.includes(name)).map((name) => `${name} in ${file}`),
  );
  expect(unknown).toEqual([]);
});

test('every sentence has a test, or its reason under "Not tested yet"', () => {
  expect(ids.filter((id) => !tested.has(id) && !untested.includes(id))).toEqual([]);
});

test('"Not tested yet" lists sentences without a test only, each once and with a reason', () => {
  expect(untested.filter((id) => tested.has(id) || !ids.includes(id))).toEqual([]);
  expect(new Set(untested).size).toBe(untested.length);
  const reasons = [...text.matchAll(/^- [A-Z]+-\d+: (.*)$/gm)].map(([, reason = '']) => reason);
  expect(reasons.filter((reason) => reason.length < 8)).toEqual([]);
});
