// /privacy: the privacy policy required by law, consistent with the notice below every form.
// Copy in content/privacy.ts; purposes and retention must equal those of mfe-registration's notice.
export { PrivacyPage as default } from '../pages/privacy/privacy-page';

/** Text and pictures only. */
export const islands = [];
