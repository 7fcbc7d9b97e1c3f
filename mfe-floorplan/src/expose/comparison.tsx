// The ten pages /FloorPlan/compare/84A-84B that show two types side by side; `params.one` and `params.other` are the UnitTypes
// of the route table. The h1 belongs to the shell's banner.
export { ComparisonPage as default } from '../pages/comparison/comparison-page';

/** Text and pictures only. */
export const islands = [];
