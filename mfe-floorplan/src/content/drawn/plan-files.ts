/** Written by npm run imagery from imagery/data/units: do not edit. */
export const planFiles = {
  '59A': '/media/pictures/plan-59A.985e404d.svg',
  '59B': '/media/pictures/plan-59B.36b57933.svg',
  '84A': '/media/pictures/plan-84A.79ba8770.svg',
  '84B': '/media/pictures/plan-84B.2b9153b8.svg',
  '101': '/media/pictures/plan-101.86ddda0f.svg',
} as const;
