/** The document's head names it: no frame is drawn with half a header, whose menu would move with every entry. */
export const headerId = 'header';
