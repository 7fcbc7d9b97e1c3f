/** The type pages /FloorPlan/59A, 59B, 84A, 84B and 114A; `params.type` is the UnitType of the route table.
 *  The shell's banner holds the h1. */
export { FloorPlanPage as default } from '../pages/floor-plan/floor-plan-page';
