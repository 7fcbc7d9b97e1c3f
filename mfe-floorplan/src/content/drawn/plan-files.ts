/** Written by npm run imagery from imagery/data/units: do not edit. */
export const planFiles = {
  '59A': '/media/pictures/plan-59A.268bcb83.svg',
  '59B': '/media/pictures/plan-59B.613cc390.svg',
  '84A': '/media/pictures/plan-84A.627a3d35.svg',
  '84B': '/media/pictures/plan-84B.e6f5d2df.svg',
  '101': '/media/pictures/plan-101.b14d802a.svg',
} as const;
