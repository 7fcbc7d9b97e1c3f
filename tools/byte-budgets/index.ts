/** The byte budgets of the design, for the checks and for `npm run bench -- bytes`. */
export { overBudget, type PageWeight } from './budgets';
export { developmentCodeIn } from './development-code';
export { measureSite } from './measure-site';
export { isMade, measuredSite, releaseToMeasure, measureSources } from './release-to-measure';
