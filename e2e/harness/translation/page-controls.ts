import { mark } from './translator';

interface Controls {
  readonly selector: string;
  readonly mark: string;
}

/**
 * Whatever a visitor can operate in a part of the page, except forms, which need something to be typed.
 * @param part selector of the part
 */
export function controlsOf(part: string): Controls {
  const kinds = 'button,summary,a[role],input[type=radio],input[type=range],select';
  return {
    selector: `${part} :is(${kinds}):not(form *, :disabled)`,
    mark,
  };
}

/** Runs in the page. @returns a name for each control, in order, the same in a translated page */
export function listControls({ selector, mark: end }: Controls): string[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll(selector)].map((control) => {
    const label = control.getAttribute('aria-label') ?? control.textContent;
    const name = `${control.localName} ${label.replaceAll(end, '')}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  });
}

/** Runs in the page. Operates a control as its user does, also one that is not shown at this width. */
export function operate({ selector, index }: { selector: string; index: number }): void {
  const control = document.querySelectorAll<HTMLElement>(selector)[index];
  if (!control) throw new Error(`There is no control ${index}.`);
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = control.options.length - 1;
  } else if (control instanceof HTMLInputElement && control.type === 'range') {
    // React compares with what was set through the element's own property.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(control, String((Number(control.min) + Number(control.value)) / 2));
  } else return control.click();
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
