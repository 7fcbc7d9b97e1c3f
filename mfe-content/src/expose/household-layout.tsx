// /ComplexGuide/detailintro: lines, floors and unit types of every building.
// All of it derives from content/household-ranges.ts, whose sums a test compares with the site facts.
export { HouseholdLayoutPage as default } from '../pages/household-layout/household-layout-page';
