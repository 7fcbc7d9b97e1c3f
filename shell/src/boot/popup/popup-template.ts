/** Id of the template with the popup in every page's HTML. */
export const popupTemplateId = 'registration-popup';

/** File name of its styles, which pages link with `media="not all"` so that they block nothing. */
export const popupStyles = 'popup.css';
