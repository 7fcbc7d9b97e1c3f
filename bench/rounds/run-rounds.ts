import { keyOf, type Figures, type Round, type RoundKey, type RoundKind } from './round';
import type { RoundStore } from './round-store';

/** One page to measure under a name, for example `site` or `limit`. */
export interface Candidate {
  readonly name: string;
  readonly url: string;
}

export interface PlannedRound extends RoundKey {
  readonly candidates: readonly Candidate[];
}

export type Measure = (url: string, candidate: string) => Promise<Figures>;

const triesPerPage = 3;

/** Duration of one measurement on two quiet cores, for the first estimate. */
const expectedSeconds: Readonly<Record<RoundKind, number>> = { load: 9, input: 14, visit: 25 };

function expectedMinutes(rounds: readonly PlannedRound[]): number {
  const seconds = rounds.map(({ kind, candidates }) => expectedSeconds[kind] * candidates.length);
  return seconds.reduce((sum, one) => sum + one, 0) / 60;
}

/** Measures the missing rounds, candidate after candidate, and reports progress. */
export async function runRounds(
  planned: readonly PlannedRound[],
  measures: Readonly<Record<RoundKind, Measure>>,
  store: RoundStore,
  report: (line: string) => void,
): Promise<void> {
  const missing = planned.filter((round) => !store.has(round));
  const kept = planned.length - missing.length;
  const total = expectedMinutes(missing);
  report(
    `${planned.length} rounds${kept > 0 ? `, ${kept} of them measured before` : ''}; about ${total.toFixed(0)} minutes on two quiet cores`,
  );
  const startedAt = Date.now();
  for (const [index, { candidates, ...key }] of missing.entries()) {
    const results: Record<string, Figures> = {};
    for (const { name, url } of candidates)
      results[name] = await measureAgain(
        () => measures[key.kind](url, name),
        `${keyOf(key)} ${name}`,
        report,
      );
    const round: Round = { ...key, date: new Date().toISOString().slice(0, 10), results };
    store.add(round);
    const left = expectedMinutes(missing.slice(index + 1));
    const pace = (Date.now() - startedAt) / 60_000 / (total - left);
    report(
      `${kept + index + 1}/${planned.length} ${keyOf(key)}: ${headline(round)} · ${(left * pace).toFixed(0)} min left`,
    );
  }
}

/** A failed run is repeated, not counted. */
async function measureAgain(
  measure: () => Promise<Figures>,
  what: string,
  report: (line: string) => void,
): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await measure();
    } catch (error) {
      report(`${what}: ${(error as Error).message}`);
      if (attempt === triesPerPage) throw error;
    }
}

const headlineFigures: Readonly<Record<RoundKind, string>> = {
  load: 'score',
  input: 'inp',
  visit: 'cpuSeconds',
};

function headline({ kind, results }: Round): string {
  const figure = headlineFigures[kind];
  const values = Object.entries(results).map(
    ([name, figures]) => `${name} ${Number((figures[figure] ?? 0).toFixed(2))}`,
  );
  return `${figure} ${values.join(', ')}`;
}
