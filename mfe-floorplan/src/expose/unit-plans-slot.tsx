/** Home's floor-plan viewer, for the slot `unit-plans`. It takes no props.
 *  The home page draws heading, accordion and margins around it. */
export { UnitPlans as default } from '../pages/unit-plans-slot/unit-plans';
