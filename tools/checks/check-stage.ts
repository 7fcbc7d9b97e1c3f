import { oneFailed, onePassed, type Stage } from './stage';
import { runTool, type ToolOptions } from './run-tool';

interface Check extends ToolOptions {
  readonly id: string;
  readonly title: string;
  readonly needs?: readonly string[];
  readonly sharesMachine?: boolean;
  /** Arguments of `node`, one list per run. All run, so that one look shows every fault. */
  readonly runs: readonly (readonly string[])[];
}

/** A stage that passes or fails as one; its output is shown only when it fails. */
export function checkStage({ id, title, needs, sharesMachine, runs, ...options }: Check): Stage {
  return {
    id,
    title,
    ...(needs && { needs }),
    ...(sharesMachine && { sharesMachine }),
    async run() {
      const failed: string[] = [];
      for (const args of runs) {
        const { code, output } = await runTool(args, options);
        if (code !== 0) failed.push(options.isLive ? `exit code ${code}` : output);
      }
      if (failed.length > 0) return oneFailed(failed.join('\n'));
      return onePassed;
    },
  };
}
