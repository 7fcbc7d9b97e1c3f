/**
 * The addresses of comparisons by query, `/FloorPlan/compare?types=84A,84B`, which lead to the page of the pair. Servers
 * look them up exactly (site-table.ts). Separate from the other redirects, because no browser needs them.
 */
import { comparisonPath, type Redirect } from './route-paths';
import { unitTypeNames } from './site';

/** The one path at which the parameter `types` counts. */
export const comparisonsPath = '/FloorPlan/compare';

/** A comma as people write it and as browsers encode it. */
const commas = [',', '%2C', '%2c'];

/** Every two types in both orders. The same type twice leads to its own page; all other values are Not Found. */
export const comparisonAddresses: readonly Redirect[] = unitTypeNames.flatMap((one) =>
  unitTypeNames.flatMap((other) =>
    commas.map((comma) => ({
      from: `${comparisonsPath}?types=${one}${comma}${other}`,
      to: comparisonPath(one, other),
      status: 308 as const,
    })),
  ),
);
