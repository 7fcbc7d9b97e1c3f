/**
 * Ref of an element that replaces another one: it takes the focus if the replaced element had it, which the browser then
 * gives to the body. Without this, keyboard and screen reader would start again at the top of the page.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
