// The type pages /FloorPlan/59A, 59B, 84A, 84B and 114A; `params.type` is the UnitType of the route table.
// The h1 belongs to the shell's banner.
import { ZoomTools } from '../components/zoom-sheet';

export { FloorPlanPage as default } from '../pages/floor-plan/floor-plan-page';

export const islands = [ZoomTools];
