import { runTool, type ToolOptions } from './run-tool';
import { oneFailed, onePassed, type Stage } from './stage';

interface ToolStage extends ToolOptions, Pick<Stage, 'id' | 'title' | 'needs' | 'sharesMachine'> {
  /** Arguments of `node`, one list per run. All run, so that one `npm test` shows every finding. */
  readonly runs: readonly (readonly string[])[];
}

/** A stage that passes or fails as a whole; its output is shown only if it fails. */
export function toolStage({ id, title, needs, sharesMachine, runs, ...options }: ToolStage): Stage {
  return {
    id,
    title,
    ...(needs && { needs }),
    ...(sharesMachine && { sharesMachine }),
    async run() {
      const failed: string[] = [];
      for (const args of runs) {
        const { code, output } = await runTool(args, options);
        if (code !== 0)
          failed.push(options.showsOutput ? `exit code ${code}\n${endOf(output)}` : output);
      }
      if (failed.length > 0) return oneFailed(failed.join('\n'));
      return onePassed;
    },
  };
}

/** The whole was shown while it came; the summary of the checks still names the reason. */
function endOf(output: string): string {
  return output.trimEnd().split('\n').slice(-10).join('\n');
}
