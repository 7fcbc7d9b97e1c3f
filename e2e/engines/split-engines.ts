import { engineNames, type EngineName } from './driver/tab';

/**
 * @param args of `npm run spec`: `--engine <name>` may come more than once
 * @returns the engines, and all other arguments
 * @throws Error that names the engines, for an unknown one
 */
export function splitEngines(args: readonly string[]): {
  readonly engines: readonly EngineName[];
  readonly rest: readonly string[];
} {
  const isName = (index: number) => args[index - 1] === '--engine';
  const named = args.filter((_, index) => isName(index));
  const rest = args.filter((arg, index) => arg !== '--engine' && !isName(index));
  const unknown = args.at(-1) === '--engine' ? '' : named.find((name) => !isEngine(name));
  if (unknown !== undefined)
    throw new Error(`--engine ${unknown}: the engines are ${engineNames.join(' and ')}.`);
  return { engines: engineNames.filter((name) => named.includes(name)), rest };
}

function isEngine(name: string): name is EngineName {
  return (engineNames as readonly string[]).includes(name);
}
