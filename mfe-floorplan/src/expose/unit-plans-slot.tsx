// The slot `unit-plans`: home's floor-plan viewer, and below it the table of all five types.
// Takes no props; heading, accordion and margins around it belong to home.
import { AllTypes } from '../pages/unit-plans-slot/all-types';
import { PlanViewer } from '../pages/unit-plans-slot/plan-viewer';

export default function UnitPlansSlot() {
  return (
    <>
      <PlanViewer />
      <AllTypes />
    </>
  );
}

export const islands = [PlanViewer];
