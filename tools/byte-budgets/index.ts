/** The byte budgets of the design, for the checks and for `npm run bench -- bytes`. */
export { overBudget } from './budgets';
export { measureSite, type PageWeight } from './measure-site';
export { releaseToMeasure, weighSources } from './release-to-measure';
