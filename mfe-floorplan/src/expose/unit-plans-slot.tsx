// The slot `unit-plans`: home's floor-plan viewer.
// Takes no props; heading, accordion and margins around it belong to home.
import { PlanViewer } from '../pages/unit-plans-slot/plan-viewer';

export { UnitPlans as default } from '../pages/unit-plans-slot/unit-plans';

export const islands = [PlanViewer];
