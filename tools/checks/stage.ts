/** The counts of one stage; their sum is the last line of `npm test`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StageOutcome extends Counts {
  /** Shown under the stage's title: the reason why it failed or did not run. */
  readonly note?: string;
}

export interface Stage {
  /** The value for `--only`. */
  readonly id: string;
  readonly title: string;
  /** Measures no time: may run beside another such stage. */
  readonly sharesMachine?: boolean;
  /** Runs only if `--only` names it. */
  readonly isOnRequest?: boolean;
  /** Ids of the stages that must have passed; they come before this one in the list. */
  readonly needs?: readonly string[];
  /** Resolves with the findings; rejects only when the stage itself breaks. */
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
