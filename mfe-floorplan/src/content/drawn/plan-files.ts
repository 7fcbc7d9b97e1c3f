/** Written by imagery/make-unit-drawings.ts from imagery/data/units: do not edit, run `npm run imagery`. */
export const planFiles = {
  '59A': '/media/pictures/plan-59A.ab53de53.svg',
  '59B': '/media/pictures/plan-59B.2e34d633.svg',
  '84A': '/media/pictures/plan-84A.b2120fe9.svg',
  '84B': '/media/pictures/plan-84B.168c3019.svg',
  '101': '/media/pictures/plan-101.18e140b6.svg',
} as const;
