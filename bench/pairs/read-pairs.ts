import { parseArgs } from 'node:util';

interface Pairs {
  readonly runs: number;
  readonly candidates: readonly { readonly name: string; readonly address: string }[];
}

/** @throws Error that describes the wrong argument */
export function readPairs(args: readonly string[]): Pairs {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be 1 or more, not "${values.runs}"`);
  const candidates = positionals.map((text) => {
    const [name = '', address] = text.split(/=(.*)/s, 2);
    if (!name || !address) throw new Error(`"${text}" is not <name>=<address>`);
    return { name, address };
  });
  return { runs, candidates };
}
