import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoundKind } from './round';
import { openRoundStore } from './round-store';
import { runRounds, type Measure, type PlannedRound } from './run-rounds';

const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
const newFile = () => join(folder, `${(count += 1)}.jsonl`);
const quiet = () => undefined;

const candidates = ['site', 'limit'].map((name) => ({ name, url: `http://${name}/` }));
const planned: PlannedRound[] = [1, 2].map((run) => ({
  kind: 'load',
  place: 'site-server',
  page: '/',
  run,
  candidates,
}));

const all = (measure: Measure): Record<RoundKind, Measure> => ({
  load: measure,
  input: measure,
  visit: measure,
});

test('candidates take turns', async () => {
  const asked: string[] = [];
  const store = openRoundStore(newFile());
  const measure = async (_: string, name: string) => {
    asked.push(name);
    return { score: asked.length };
  };
  await runRounds(planned, all(measure), store, quiet);
  expect(asked).toEqual(['site', 'limit', 'site', 'limit']);
  expect(store.all().map(({ results }) => results['limit'])).toEqual([{ score: 2 }, { score: 4 }]);
  expect(store.all()[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('an interrupted bench goes on where it was, with whole rounds only', async () => {
  const file = newFile();
  let left = 3;
  const stopping = async () => {
    left -= 1;
    if (left < 0) throw new Error('power cut');
    return { score: 1 };
  };
  await expect(runRounds(planned, all(stopping), openRoundStore(file), quiet)).rejects.toThrow(
    'power cut',
  );
  // The torn line.
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"kind":"load","pla`);

  const asked: string[] = [];
  const store = openRoundStore(file);
  const measure = async (_: string, name: string) => {
    asked.push(name);
    return { score: 2 };
  };
  await runRounds(planned, all(measure), store, quiet);
  expect(asked).toEqual(['site', 'limit']);
  const kept = openRoundStore(file).all();
  expect(kept.map(({ run, results }) => [run, results['site']])).toEqual([
    [1, { score: 1 }],
    [2, { score: 2 }],
  ]);
});

test('a run that fails is repeated and not counted', async () => {
  let tries = 0;
  const said: string[] = [];
  const flaky = async () => {
    tries += 1;
    if (tries === 1) throw new Error('a score of 0');
    return { score: tries };
  };
  const store = openRoundStore(newFile());
  await runRounds(planned.slice(0, 1), all(flaky), store, (line) => said.push(line));
  expect(store.all()[0]?.results).toEqual({ site: { score: 2 }, limit: { score: 3 } });
  expect(said.join('\n')).toContain('load site-server / 1 site: a score of 0');
});
