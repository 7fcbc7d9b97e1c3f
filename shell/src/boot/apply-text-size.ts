/** A remembered text size is set before the first paint that script can reach, so that nothing re-flows later. */
export function applyTextSize() {
  try {
    const size = localStorage.getItem('text-size');
    if (size === '1' || size === '2') document.documentElement.dataset['textSize'] = size;
  } catch {
    // Storage is switched off: the size stays as it is.
  }
}
