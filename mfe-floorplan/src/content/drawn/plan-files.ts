/** Written by npm run imagery from imagery/data/units: do not edit. */
export const planFiles = {
  '59A': '/media/pictures/plan-59A.8a1d69be.svg',
  '59B': '/media/pictures/plan-59B.c00e783b.svg',
  '84A': '/media/pictures/plan-84A.8edc2aff.svg',
  '84B': '/media/pictures/plan-84B.a7a0c301.svg',
  '101': '/media/pictures/plan-101.12d34ce3.svg',
} as const;
