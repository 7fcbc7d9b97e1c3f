/**
 * What a registration says about the privacy notice its visitor was shown. The words of each version are kept in
 * mfe-registration/src/content/consent-notices.ts, and a test holds the forms to the current one.
 */
export const consentNoticeVersion = '2026-11-22';

/** Carries the version: a header of fetch calls, whose bodies have the specification's shape, a field of native posts. */
export const consentNoticeHeader = 'Consent-Notice';
export const consentNoticeField = '_notice';

/** The required box of `consentMode: 'checkbox'`; a control field, so it is no part of the stored fields. */
export const consentField = '_consent';
