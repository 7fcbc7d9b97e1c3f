/** Id of the template that holds the closed popup in every page's HTML. */
export const popupTemplateId = 'registration-popup';

/** File name of its styles. The page links them for no medium at all, so that they never delay it. */
export const popupStyles = 'popup.css';
