/** The byte budgets of the design, for the gate and for `npm run bench -- bytes`. */
export { measureSite, type PageWeight } from './measure-site';
export { overBudget } from './over-budget';
export { releaseToMeasure } from './release-to-measure';
export { weighSources } from './weigh-sources';
