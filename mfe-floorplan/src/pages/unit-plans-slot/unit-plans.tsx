import { AllTypes } from './all-types';
import { PlanViewer } from './plan-viewer';

/** The floor-plan viewer, and below it the table of all five types. */
export function UnitPlans() {
  return (
    <>
      <PlanViewer />
      <AllTypes />
    </>
  );
}
