/** Of the site's tokens (packages/design/src/tokens-css.ts; a test compares them): files know no custom properties. */
export const brandColours = {
  'ink-950': '#0b1820',
  lamp: '#f6dcae',
  white: '#fff',
  paper: '#fbfaf7',
} as const;
