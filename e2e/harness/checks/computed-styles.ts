import type { Page } from '@playwright/test';

/** Computed styles of every visible element. Most elements share theirs with others. */
export interface ComputedStyles {
  readonly properties: readonly string[];
  /** Each contains the values of all properties, in their order. */
  readonly styles: readonly (readonly string[])[];
  /** `<number> <tag>` → index of its style. */
  readonly elements: Readonly<Record<string, number>>;
}

/**
 * Elements are numbered in document order and keep their numbers, so that styles before and after a change can be
 * compared, and the first ones of two documents with the same elements. Run it under reduced motion; it waits for running
 * transitions (a field that got the focus).
 */
export async function computedStylesOf(page: Page, scope = '#root'): Promise<ComputedStyles> {
  return page.evaluate(async (selector) => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
    const storage = globalThis as { elementNumbers?: Map<Element, number> };
    const numbers = (storage.elementNumbers ??= new Map<Element, number>());
    const seen = [...document.querySelectorAll(`${selector} *`)].filter((element) => {
      if (!numbers.has(element) && element.localName !== 'link') numbers.set(element, numbers.size);
      return element.checkVisibility() && getComputedStyle(element).clipPath !== 'inset(50%)';
    });
    // Only the server's HTML has the count that runs, and registers its property. Two documents list theirs in any order.
    const properties = [...getComputedStyle(document.documentElement)]
      .filter((name) => name !== '--count')
      .toSorted();
    const styles: string[][] = [];
    const known = new Map<string, number>();
    const elements: Record<string, number> = {};
    for (const element of seen) {
      const computed = getComputedStyle(element);
      const values = properties.map((property) => computed.getPropertyValue(property));
      const key = values.join('\n');
      const index = known.get(key) ?? styles.push(values) - 1;
      known.set(key, index);
      elements[`${numbers.get(element)} ${element.localName}`] = index;
    }
    return { properties, styles, elements };
  }, scope);
}

/** Whether a property describes a box's size and place, which a typeface that arrives late changes, too. */
export function isBoxProperty(property: string): boolean {
  return /^(inset|block-size|inline-size|width|height|left|right|top|bottom|grid-template|perspective-origin|transform-origin)/.test(
    property,
  );
}

/** @returns one line for each element and property that differs, among the properties that `isWanted` selects. */
export function styleDifferences(
  one: ComputedStyles,
  other: ComputedStyles,
  isWanted: (property: string) => boolean = () => true,
): readonly string[] {
  const names = new Set([...Object.keys(one.elements), ...Object.keys(other.elements)]);
  return [...names].flatMap((name) => {
    const [before, after] = [valuesOf(one, name), valuesOf(other, name)];
    if (!before || !after) return [`${name} is seen only once`];
    return one.properties.flatMap((property, index) =>
      isWanted(property) && before[index] !== after[index]
        ? [`${name}: ${property} ${before[index]} → ${after[index]}`]
        : [],
    );
  });
}

function valuesOf(
  { styles, elements }: ComputedStyles,
  name: string,
): readonly string[] | undefined {
  const index = elements[name];
  return index === undefined ? undefined : styles[index];
}
