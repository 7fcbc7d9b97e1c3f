type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what the visitor has done in an island. If React cannot use the island's HTML, because others have changed it
 * before anything could be recorded, it replaces all nodes.
 * @returns a function that restores focus and caret and, in new nodes, also typed and chosen values, open `<details>` and
 * scroll positions
 */
export function keepVisitorState(island: HTMLElement): () => void {
  const before = elementsIn(island);
  const fields = before
    .filter(isField)
    .map((field) => ({ ...readField(field), place: place(field) }));
  const opened = before
    .filter((element) => element instanceof HTMLDetailsElement)
    .map(({ open }) => open);
  const scrolled = before
    .filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop)
    .map((element) => ({ place: place(element), ...positionOf(element) }));
  const active = island.contains(document.activeElement) ? document.activeElement : null;
  const focus = active && { place: place(active), caret: caretOf(active) };
  const page = { left: scrollX, top: scrollY };
  const [first] = before;

  function place(element: Element): Place {
    const alike = before.filter((other) => isAlike(element, other));
    return { example: element, index: alike.indexOf(element) };
  }

  return () => {
    const after = elementsIn(island);
    const find = ({ example, index }: Place) =>
      after.filter((other) => isAlike(example, other))[index];
    if (after[0] !== first) {
      for (const { place: at, ...state } of fields) writeField(find(at), state);
      const details = after.filter((element) => element instanceof HTMLDetailsElement);
      if (details.length === opened.length)
        for (const [index, one] of details.entries()) one.open = opened[index] ?? false;
      for (const { place: at, left, top } of scrolled)
        find(at)?.scrollTo({ left, top, behavior: 'instant' });
      scrollTo({ ...page, behavior: 'instant' });
    }
    const focused = focus && find(focus.place);
    if (!focused || focused === document.activeElement || !(focused instanceof HTMLElement)) return;
    focused.focus({ preventScroll: true });
    setCaret(focused, focus.caret);
  };
}

/** The n-th of the elements that are like an example: React gives a new element no other identity. */
interface Place {
  readonly example: Element;
  readonly index: number;
}

const elementsIn = (island: Element) => [...island.querySelectorAll('*')];

function isAlike(one: Element, other: Element): boolean {
  const isSame = (name: string) => one.getAttribute(name) === other.getAttribute(name);
  return one.tagName === other.tagName && ['name', 'type', 'value', 'role'].every(isSame);
}

const positionOf = ({ scrollLeft, scrollTop }: Element) => ({ left: scrollLeft, top: scrollTop });

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function readField(field: Field) {
  return { value: field.value, isChecked: field instanceof HTMLInputElement && field.checked };
}

/** The file of a file field cannot be set. */
function writeField(
  field: Element | undefined,
  { value, isChecked }: ReturnType<typeof readField>,
) {
  if (!isField(field) || field.type === 'file') return;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    field.checked = isChecked;
  else if (field.value !== value) {
    // Past the property with which React notes the value that it knows, or it would take the event for its own echo.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

type Caret = readonly [start: number | null, end: number | null];

/** Checkboxes, date fields and the like have no caret. */
function caretOf(element: Element): Caret | undefined {
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement))
    return undefined;
  return [element.selectionStart, element.selectionEnd];
}

function setCaret(element: HTMLElement, caret: Caret | undefined) {
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return;
  if (caret && caret[0] !== null) element.setSelectionRange(...caret);
}
