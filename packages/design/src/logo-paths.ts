/** The logo mark in a 40 × 40 square: five towers and their reflection. imagery/ renders the icons from it. */
export const logoPaths = {
  size: 40,
  towers: 'M7 13h2v12H7zm6-5h2v17h-2zm6-6h2v23h-2zm6 4h2v19h-2zm6 5h2v14h-2z',
  water: 'M3 28.5h34V30H3zm6 4h18V34H9zm20 0h4V34h-4zm-13 4h9V38h-9z',
} as const;
