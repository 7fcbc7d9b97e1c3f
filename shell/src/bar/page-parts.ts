/** The parts of the page: elements of modules, and those of the frame, which belong to the shell. */

export interface PagePart {
  readonly element: Element;
  /** The shell or a remote. */
  readonly name: string;
  /** The expose, for example `PressList`; undefined for the frame. */
  readonly expose?: string;
}

const frame = '#root > :is(aside, header, footer)';

export function pageParts(): readonly PagePart[] {
  return [...document.querySelectorAll<HTMLElement>(`${frame}, [data-module]`)].map((element) => {
    const [name = 'shell', expose] = element.dataset['module']?.split('/') ?? [];
    return { element, name, ...(expose !== undefined && { expose }) };
  });
}

/** @returns the place of a part in the window; its element may have no box, its content does */
export function placeOf({ element }: PagePart): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const own = element.getBoundingClientRect();
  return own.height > 0 ? own : range.getBoundingClientRect();
}
