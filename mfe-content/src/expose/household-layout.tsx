// /ComplexGuide/detailintro: which building has which lines, floors and types.
// Everything derives from content/household-ranges.ts, which a test adds up to the site facts.
export { HouseholdLayoutPage as default } from '../pages/household-layout/household-layout-page';
