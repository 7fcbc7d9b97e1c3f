// /BusinessGuide/intro: the project in five rows and its households by type.
// Figures come from the site facts, copy from content/business-guide.ts.
export { BusinessGuidePage as default } from '../pages/business-guide/business-guide-page';

/** Text and pictures only. */
export const islands = [];
