/** Equal to the tokens of packages/design (a test compares them): image files cannot use custom properties. */
export const brandColours = {
  'ink-950': '#0b1820',
  lamp: '#f6dcae',
  white: '#fff',
  paper: '#fbfaf7',
} as const;
