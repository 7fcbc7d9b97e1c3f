/** Stands in for stylis' vendor prefixes (1.1 KB brotli), which styled-components 6 adds only on request. */
export const prefix = (value: string): string => value;
