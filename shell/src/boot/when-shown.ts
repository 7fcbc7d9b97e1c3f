/**
 * Runs this once somebody looks at the page: at once, or when a page that the browser has rendered ahead is shown.
 * One that is never shown counts no view and starts no shell.
 */
export function whenShown(run: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
