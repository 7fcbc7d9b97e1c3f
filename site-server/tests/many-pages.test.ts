/** Resolving an address costs the same with ten thousand pages as with forty. Compares ratios, never absolute times. */
import { indexRoutes, pathOf, routes, type RouteEntry } from '@site/contract';

const many = Array.from({ length: 10_000 }, (_, number) => `/Many${number}/page`);
const rounds = 20;
const lookups = 2_000;
/** Warm-up: caches fill and code is compiled. */
const warmUps = 3;
/** Usually 1.0 to 1.5; a search through all pages would cost hundreds of times as much. */
const maxCost = 3;

type Cost = () => number;

/** The minimum counts: collected garbage and cold caches only add to a round. */
function compare(few: Cost, much: Cost): number {
  const costs = { few: [] as number[], much: [] as number[] };
  for (let round = -warmUps; round < rounds; round += 1) {
    // They take turns in going first.
    const isSwapped = round % 2 !== 0;
    const [first, second] = isSwapped ? [much, few] : [few, much];
    const spent = [first(), second()];
    if (round < 0) continue;
    costs.few.push(spent[isSwapped ? 1 : 0] ?? 0);
    costs.much.push(spent[isSwapped ? 0 : 1] ?? 0);
  }
  return Math.min(...costs.much) / Math.min(...costs.few);
}

const manyRoutes = many.map((path) => ({ ...routes[1], path }) as RouteEntry);
const find = { few: indexRoutes(routes), many: indexRoutes([...routes, ...manyRoutes]) };

test.each(['/Brand/intro', '/nowhere', pathOf('press-article', { id: 'x' })])(
  'the lookup of %s',
  (path) => {
    const costOf = (lookUp: typeof find.few) => () => {
      // Of this process alone: time on the clock includes turns of others.
      const before = process.cpuUsage();
      for (let count = 0; count < lookups; count += 1) lookUp(path);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    expect(find.many('/Many9999/page')).toHaveLength(1);
    expect(compare(costOf(find.few), costOf(find.many))).toBeLessThan(maxCost);
  },
);
