// /LocationEnvironment/primium (the spelling of the specification): one picture, and its content as text.
// Copy in content/premium.ts, figures from the site facts.
export { PremiumPage as default } from '../pages/premium/premium-page';

/** Text and pictures only. */
export const islands = [];
