// /Brand/intro: the origin of the name and the promises of the brand.
// Takes nothing from the route; copy in content/brand-intro.ts.
export { BrandIntroPage as default } from '../pages/brand-intro/brand-intro-page';

/** Text and pictures only. */
export const islands = [];
