// /ComplexGuide/detailintro: lines, floors and unit types of every building.
// All of it derives from content/household-ranges.ts, whose sums a test compares with the site facts.
import { ZoomTools } from '../components/zoom-sheet';
import { UnitFinder } from '../pages/household-layout/unit-finder/unit-finder';

export { HouseholdLayoutPage as default } from '../pages/household-layout/household-layout-page';

export const islands = [UnitFinder, ZoomTools];
