// /Brand/intro: where the name comes from and what the brand promises.
// Takes nothing from the route; texts in content/brand-intro.ts.
export { BrandIntroPage as default } from '../pages/brand-intro/brand-intro-page';
