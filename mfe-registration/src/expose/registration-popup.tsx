/**
 * The registration popup, opened over any page. Props: onOpen, onClose. In every page's HTML; its code is
 * loaded when a visitor reaches for an opener.
 */
export { RegistrationPopup as default } from '../pages/popup/registration-popup';
