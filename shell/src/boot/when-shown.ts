/**
 * Calls back at once, or for a page that the browser prerenders, when it is shown: a page that is never shown must not
 * count a view or start the shell.
 */
export function whenShown(run: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
