/**
 * /forms/done and /forms/failed: where forms posted without JavaScript end.
 */
export { FormResultPage as default } from '../pages/form-result/form-result-page';
