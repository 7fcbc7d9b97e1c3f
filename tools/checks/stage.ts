/** What a stage adds to the last line of the gate. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StageOutcome extends Counts {
  /** Shown under the stage's title: why it failed, or why it did not run. */
  readonly note?: string;
}

export interface Stage {
  /** What `--only` takes. */
  readonly id: string;
  readonly title: string;
  /** It keeps one core busy at most, needs nothing and measures nothing: a neighbour of its kind may run beside it. */
  readonly sharesMachine?: boolean;
  /** Ids of stages without whose success this one cannot work. */
  readonly needs?: readonly string[];
  /** Never rejects for a finding, only for a fault of the gate itself. */
  run(): Promise<StageOutcome>;
}

export interface StageResult extends StageOutcome {
  readonly id: string;
  readonly title: string;
  readonly durationMs: number;
}

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };

export function oneFailed(note: string): StageOutcome {
  return { passed: 0, failed: 1, skipped: 0, note };
}

export function oneSkipped(note: string): StageOutcome {
  return { passed: 0, failed: 0, skipped: 1, note };
}
