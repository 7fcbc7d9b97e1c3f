import { oneFailed, oneSkipped, type Stage, type StageOutcome, type StageResult } from './stage';

/**
 * `--only lint,types` (or `--only=lint,types`) chooses stages by id; without it, all run except those on request.
 * @throws Error whose message names the choices
 */
export function chooseStages(args: readonly string[], all: readonly Stage[]): readonly Stage[] {
  if (args.length === 0) return all.filter(({ isOnRequest }) => !isOnRequest);
  const [option, ...rest] = args.flatMap((arg) => arg.split('='));
  const ids = rest.flatMap((value) => value.split(',')).filter((id) => id !== '');
  const known = all.map((stage) => stage.id);
  const wrong = option === '--only' ? ids.find((id) => !known.includes(id)) : option;
  if (wrong !== undefined || ids.length === 0)
    throw new Error(
      `${wrong === undefined ? '--only needs a stage.' : `"${wrong}" is not known.`} Usage: npm test -- --quick, or npm test -- --only ${known.join(',')}`,
    );
  return all.filter((stage) => ids.includes(stage.id));
}

/**
 * Runs the stages in their order, two at a time except those that run alone, each after the stages that it needs. A failed
 * stage skips only the stages that need it.
 * @param log shows a line while the checks run
 */
export async function runStages(
  stages: readonly Stage[],
  log: (line: string) => void,
): Promise<readonly StageResult[]> {
  const results: StageResult[] = [];
  const ended = new Map<string, Promise<void>>();
  const run = async (stage: Stage) => {
    await Promise.all(stage.needs?.flatMap((id) => ended.get(id) ?? []) ?? []);
    log(`\n▸ ${stage.title}`);
    const startedAt = Date.now();
    const outcome = blockedBy(stage, results) ?? (await runGuarded(stage));
    const result = {
      id: stage.id,
      title: stage.title,
      durationMs: Date.now() - startedAt,
      ...outcome,
    };
    if (result.note !== undefined) log(`${stage.title}:\n${indent(result.note)}`);
    results.push(result);
  };
  for (const group of groupsOf(stages)) {
    const waiting = [...group];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const running = run(next);
        ended.set(next.id, running);
        await running;
      }
    };
    await Promise.all([work(), work()]);
  }
  return stages.flatMap(({ id }) => results.filter((result) => result.id === id));
}

function groupsOf(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (!last || stage.runsAlone || last[0]?.runsAlone) groups.push([stage]);
    else last.push(stage);
  }
  return groups;
}

function blockedBy(stage: Stage, results: readonly StageResult[]): StageOutcome | undefined {
  const blocker = results.find((result) => result.failed > 0 && stage.needs?.includes(result.id));
  return blocker && oneSkipped(`not run: it needs "${blocker.id}", which failed`);
}

/** An error inside a stage counts as a failure: the table and the last line are still printed. */
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
