/**
 * `npm run bench -- bytes`: the size of every page against its budgets, from the current sources. Exit code 1 above a
 * limit, and for a file with code of the development server.
 */
import {
  developmentCodeIn,
  measuredSite,
  measureSources,
  overBudget,
  type PageWeight,
} from '@site/tools/byte-budgets';

export async function bytes(): Promise<void> {
  const weights = await measureSources((line) => console.log(line));
  console.log(`\n${table(weights)}\n`);
  const problems = [...overBudget(weights), ...developmentCodeIn(measuredSite())];
  const missed = overBudget(weights, 'goal');
  console.log(`${missed.length} above a goal, ${problems.length} above a limit`);
  for (const line of missed) if (line.includes('HTML')) console.log(line);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** Bytes in brotli; `linked` is CSS that a page takes from a file for its lower part; `!` is above the limit, `·` above the goal. */
function table(weights: readonly PageWeight[]): string {
  return [
    row(['HTML+CSS', 'CSS', 'linked', 'budget', 'JS', 'limit', 'goal', 'page']),
    ...weights.map(({ path, page, styles, linked, scripts, budgets }) =>
      row([
        marked(page, budgets.page),
        String(styles),
        String(linked),
        String(budgets.page.limit),
        marked(scripts, budgets.scripts),
        String(budgets.scripts.limit),
        String(budgets.scripts.goal),
        path,
      ]),
    ),
  ].join('\n');
}

function marked(weight: number, { limit, goal }: PageWeight['budgets']['page']): string {
  return `${weight}${weight > limit ? '!' : weight > goal ? '·' : ' '}`;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === cells.length - 1 ? cell : cell.padStart(9))).join('  ');
}
