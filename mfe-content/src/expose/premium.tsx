// /LocationEnvironment/primium (spelt so in the address): one picture and all it says as text.
// Texts in content/premium.ts, figures from the site facts.
export { PremiumPage as default } from '../pages/premium/premium-page';
