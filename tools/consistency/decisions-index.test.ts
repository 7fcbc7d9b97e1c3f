import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

const folder = join(repositoryRoot, 'docs/decisions');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('the index lists every decision with its title, and with its status unless it is accepted as it is', () => {
  const listed = [
    ...read('README.md').matchAll(/^- \[(\d{4})\]\((.+\.md)\): (.+?)(?: \((.+)\))?$/gm),
  ].map(([, number, file, title, status = '']) => [number, title, file, status]);
  const written = readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort()
    .map((name) => {
      const [, number, title, status = 'none'] =
        /^# (\d{4}): (.+)\n\nDate: \S+ · Status: ([^#]+?)\n\n/.exec(read(name)) ?? [];
      return [number, title, name, status.replaceAll('\n', ' ').replace(/^accepted(; )?/, '')];
    });
  expect(listed).toEqual(written);
});

test('a decision is one screen: at most 250 words', () => {
  const long = readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .map((name) => `${name}: ${read(name).trim().split(/\s+/).length}`)
    .filter((line) => Number(line.split(': ')[1]) > 250);
  expect(long).toEqual([]);
});
