import { runTool } from './run-tool';

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
  /** It uses both cores by itself. */
  readonly runsAlone?: boolean;
  /** Runs only if `--only` names it. */
  readonly isOnRequest?: boolean;
  /** Ids of the stages that must have passed; they come before this one in the list. */
  readonly needs?: readonly string[];
  /** Resolves with the findings; rejects only when the stage itself breaks. */
  run(): Promise<StageOutcome>;
}

export interface StageResult extends StageOutcome, Pick<Stage, 'id' | 'title'> {
  readonly durationMs: number;
}

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };

export function oneFailed(note: string): StageOutcome {
  return { passed: 0, failed: 1, skipped: 0, note };
}

export function oneSkipped(note: string): StageOutcome {
  return { passed: 0, failed: 0, skipped: 1, note };
}

interface ToolStage extends Omit<Stage, 'run'> {
  /** Shows the output while it comes: for long tools with short output. */
  readonly showsOutput?: boolean;
  /** Arguments of `node`, one list per run. All run, so that one `npm test` shows every finding. */
  readonly runs: readonly (readonly string[])[];
}

/** A stage that passes or fails as a whole; its output is shown only if it fails. */
export function toolStage({ runs, showsOutput = false, ...stage }: ToolStage): Stage {
  return {
    ...stage,
    async run() {
      const failed: string[] = [];
      for (const args of runs) {
        const { code, output } = await runTool(args, { showsOutput });
        // What was shown while it came ends with the reason.
        const end = output.trimEnd().split('\n').slice(-10).join('\n');
        if (code !== 0) failed.push(showsOutput ? `exit code ${code}\n${end}` : output);
      }
      return failed.length > 0 ? oneFailed(failed.join('\n')) : onePassed;
    },
  };
}
