/**
 * Keeps the page behind the popup where it is against keys, wheel and scrollbar: in WebKit keys scroll the page behind a
 * modal dialog. Touch on iOS disregards it; the popup's styles prevent that.
 */
export function holdPage(signal: AbortSignal): void {
  const { style, clientWidth } = document.documentElement;
  // Where the scrollbar is beside the page, its place stays empty, and the page does not become wider.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  signal.addEventListener('abort', () => (style.overflow = style.scrollbarGutter = ''));
}
