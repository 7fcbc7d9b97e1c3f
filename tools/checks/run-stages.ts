import { oneFailed, oneSkipped, type Stage, type StageOutcome, type StageResult } from './stage';

/**
 * Runs the stages in their order, neighbours that share the machine two at a time. A failed stage stops only those
 * that cannot work without it.
 * @param say shows a line while the gate runs
 */
export async function runStages(
  stages: readonly Stage[],
  say: (line: string) => void,
): Promise<readonly StageResult[]> {
  const results: StageResult[] = [];
  const run = async (stage: Stage) => {
    say(`\n▸ ${stage.title}`);
    const startedAt = Date.now();
    const outcome = blockedBy(stage, results) ?? (await runGuarded(stage));
    const result = {
      id: stage.id,
      title: stage.title,
      durationMs: Date.now() - startedAt,
      ...outcome,
    };
    if (result.note !== undefined) say(`${stage.title}:\n${indent(result.note)}`);
    results.push(result);
  };
  for (const group of groupsOf(stages)) {
    const waiting = [...group];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
    };
    await Promise.all([work(), work()]);
  }
  return stages.flatMap(({ id }) => results.filter((result) => result.id === id));
}

function groupsOf(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.sharesMachine && last?.[0]?.sharesMachine) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

function blockedBy(stage: Stage, results: readonly StageResult[]): StageOutcome | undefined {
  const blocker = results.find((result) => result.failed > 0 && stage.needs?.includes(result.id));
  return blocker && oneSkipped(`not run: it needs "${blocker.id}", which failed`);
}

/** A fault of the gate itself is a failure like any other: the table and the last line still come. */
async function runGuarded(stage: Stage): Promise<StageOutcome> {
  try {
    return await stage.run();
  } catch (error) {
    return oneFailed(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '  ');
}
