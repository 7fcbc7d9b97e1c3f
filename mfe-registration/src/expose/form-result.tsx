// /forms/done and /forms/failed: the result page of a form that was posted without JavaScript.
// `params.result` is `done` or `failed`.
export { FormResultPage as default } from '../pages/form-result/form-result-page';

/** Text and pictures only. */
export const islands = [];
