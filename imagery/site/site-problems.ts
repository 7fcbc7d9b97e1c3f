import { footprintOf, plotOf } from './footprints';
import { contains } from '../outline';
import { gap, rectangle } from './geometry';
import { shoreOf } from './shore';
import type { Outline, SiteModel } from './site-model';

/** Between two buildings, and between a building and anything low beside it. */
const leastMetresBetweenBuildings = 16;
const leastMetresToLowBuildings = 8;

/** @returns one sentence per geometric problem; empty for a valid site */
export function siteProblems(site: SiteModel): readonly string[] {
  return [
    ...lineProblems(site),
    ...spacingProblems(site),
    ...plotProblems(site),
    ...waterProblems(site),
  ];
}

function lineProblems({ buildings }: SiteModel): readonly string[] {
  return buildings.flatMap(({ number, lines }) => [
    ...(lines.length % 2 === 0 ? [] : [`${number}: ${lines.length} lines do not make two wings`]),
    ...lines
      .filter(([, from, to]) => from < 1 || to <= from)
      .map(([type, from, to]) => `${number}: a line of ${type} from floor ${from} to ${to}`),
  ]);
}

function spacingProblems(site: SiteModel): readonly string[] {
  const towers = site.buildings.map((each) => ({
    name: String(each.number),
    parts: footprintOf(site, each),
  }));
  const low = lowBuildings(site);
  const between = towers.flatMap((a, i) =>
    towers.slice(i + 1).map((b) => ({ a, b, least: leastMetresBetweenBuildings })),
  );
  const beside = towers.flatMap((a) =>
    low.map((b) => ({ a, b, least: leastMetresToLowBuildings })),
  );
  return [...between, ...beside].flatMap(({ a, b, least }) => {
    const metres = Math.min(...a.parts.flatMap((one) => b.parts.map((other) => gap(one, other))));
    return metres >= least ? [] : [`${a.name} and ${b.name}: ${metres.toFixed(1)} m apart`];
  });
}

function lowBuildings(site: SiteModel): readonly { name: string; parts: readonly Outline[] }[] {
  return [
    ...site.podiums.map(({ id, outline }) => ({ name: id, parts: [outline] })),
    ...site.pavilions.map(({ id, centre, size, facing }) => ({
      name: id,
      parts: [rectangle(centre, size, facing)],
    })),
  ];
}

function plotProblems(site: SiteModel): readonly string[] {
  const plot = plotOf(site);
  return site.buildings
    .filter((each) =>
      footprintOf(site, each)
        .flat()
        .some((corner) => !contains(plot, corner)),
    )
    .map(({ number }) => `${number}: stands outside the plot`);
}

function waterProblems(site: SiteModel): readonly string[] {
  const shore = shoreOf(site);
  const dry = [...site.podiums, ...site.plazas, ...site.ponds].flatMap(({ outline }) => outline);
  return dry
    .filter(([x, y]) => y < shore(x) + site.promenade.to)
    .map(([x, y]) => `(${x}, ${y}): stands on the promenade or in the lake`);
}
