/** Index of the size: 100, 140 or 200 % (GlobalStyle in packages/design). */
type TextSize = 0 | 1 | 2;

/** A preference of this browser; no personal data. */
const storageKey = 'text-size';

/** Controls of all places on the page; their radios have this at the start of their names. */
export const controlName = 'text-size';

let size: TextSize = 0;
/** false: the size that the visitor chose could not be stored. */
let isStored = true;

/**
 * Applies the stored size and lets every control of the page change it. The controls are plain radios, which work by CSS
 * for one page without this.
 */
export function enhanceTextSize(): void {
  const early = radios().find((radio) => radio.checked && !radio.defaultChecked);
  // A choice from before takes precedence.
  if (early) choose(readTextSize(early.value));
  else show(readStored());
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith(controlName))
      choose(readTextSize(target.value));
  });
  // Another tab may change the size, and so may the next page before this one returns from the back/forward cache.
  addEventListener('storage', ({ key }) => {
    // null: everything was removed.
    if (key === storageKey || key === null) showStored();
  });
  addEventListener('pageshow', showStored);
}

/** Call when a control was added to the page. */
export function showTextSize(): void {
  for (const radio of radios()) radio.checked = readTextSize(radio.value) === size;
}

function choose(next: TextSize): void {
  show(next);
  try {
    localStorage.setItem(storageKey, String(next));
    isStored = true;
  } catch {
    // Without storage the size applies to this page only.
    isStored = false;
  }
}

function showStored() {
  if (isStored) show(readStored());
}

function show(next: TextSize): void {
  size = next;
  // Also 0, as the pre-paint script does: styles use the attribute to detect that script runs.
  document.documentElement.dataset['textSize'] = String(next);
  showTextSize();
}

const radios = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name^="${controlName}"]`),
];

/** @param value stored text or a radio's value; anything but '1' and '2' means 0 */
function readTextSize(value: unknown): TextSize {
  return value === '1' ? 1 : value === '2' ? 2 : 0;
}

function readStored(): TextSize {
  try {
    return readTextSize(localStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}
