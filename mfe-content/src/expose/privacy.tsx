// /privacy: the privacy policy the law asks for, in step with the notice under every form.
// Texts in content/privacy.ts; retention and purposes must equal those of mfe-registration's notice.
export { PrivacyPage as default } from '../pages/privacy/privacy-page';
