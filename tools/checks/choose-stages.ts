import type { Stage } from './stage';

/**
 * `--only lint,types` (or `--only=lint,types`) chooses stages by id; without it, all run.
 * @throws Error whose message names the choices
 */
export function chooseStages(args: readonly string[], all: readonly Stage[]): readonly Stage[] {
  if (args.length === 0) return all;
  const [option, ...rest] = args.flatMap((arg) => arg.split('='));
  const ids = rest.flatMap((value) => value.split(',')).filter((id) => id !== '');
  const known = all.map((stage) => stage.id);
  const wrong = option === '--only' ? ids.find((id) => !known.includes(id)) : option;
  if (wrong !== undefined || ids.length === 0)
    throw new Error(
      `${wrong === undefined ? '--only needs a stage.' : `"${wrong}" is not known.`} Usage: npm test -- --only ${known.join(',')}`,
    );
  return all.filter((stage) => ids.includes(stage.id));
}
