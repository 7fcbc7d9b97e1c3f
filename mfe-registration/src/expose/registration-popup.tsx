/**
 * The registration popup, opened over any page. Props: onOpen, onClose. Loaded at the first wish for it.
 */
export { RegistrationPopup as default } from '../pages/popup/registration-popup';
