// The registration popup, opened over any page. Prop: onOpen.
// Its HTML is part of every page; its code loads when the visitor first hovers, touches or focuses a link that opens it.
export { RegistrationPopup as default } from '../pages/popup/registration-popup';
