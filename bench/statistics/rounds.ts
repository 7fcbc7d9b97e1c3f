/** Figures of one measurement by name, for example `lcp`; milliseconds unless the name says otherwise. */
export type Figures = Readonly<Record<string, number>>;

/** Candidate → its figures in one round, in which all are measured one after the other, so that they have the same conditions. */
export type Round = Readonly<Record<string, Figures>>;

/** One page to measure under a name, for example `site` or `limit`. */
export interface Candidate {
  readonly name: string;
  readonly url: string;
}

const tries = 3;

/**
 * Measures the candidates in turn. A failed measurement is repeated; after three the round has no result of that candidate.
 * @param report gets each result and each failure
 */
export async function takeRounds(
  runs: number,
  candidates: readonly Candidate[],
  measure: (candidate: Candidate) => Promise<Figures>,
  report: (run: number, name: string, result: Figures | Error) => void,
): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const results: Record<string, Figures> = {};
    for (const candidate of candidates)
      for (let left = tries; left > 0 && !results[candidate.name]; left -= 1)
        try {
          const figures = await measure(candidate);
          results[candidate.name] = figures;
          report(run, candidate.name, figures);
        } catch (error) {
          report(run, candidate.name, error as Error);
        }
    rounds.push(results);
  }
  return rounds;
}
