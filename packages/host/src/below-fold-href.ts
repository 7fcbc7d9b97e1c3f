/** Stands where a page's BelowFold was rendered, until the prerenderer writes the real address in its place. */
export const belowFoldHref = 'below-fold.css';
