import type { Page } from '@playwright/test';

/** Computed styles of every element that is seen: `<number> <tag>` → property → value. */
export type Look = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Numbers follow the document; an element keeps its own for as long as the document lives, so looks before and after
 * a change can be compared, and first looks of two documents with the same elements.
 * Run it under reduced motion; transitions that are on their way (a field that got the focus) are waited for.
 */
export async function lookOf(page: Page, scope = '#root'): Promise<Look> {
  return page.evaluate(async (selector) => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
    const storage = globalThis as { lookNumbers?: Map<Element, number> };
    const numbers = (storage.lookNumbers ??= new Map<Element, number>());
    const seen = [...document.querySelectorAll(`${selector} *`)].filter((element) => {
      if (!numbers.has(element) && element.localName !== 'link') numbers.set(element, numbers.size);
      return element.checkVisibility() && getComputedStyle(element).clipPath !== 'inset(50%)';
    });
    return Object.fromEntries(
      seen.map((element) => {
        const computed = getComputedStyle(element);
        return [
          `${numbers.get(element)} ${element.localName}`,
          Object.fromEntries(
            [...computed].map((property) => [property, computed.getPropertyValue(property)]),
          ),
        ];
      }),
    );
  }, scope);
}

/** @returns one line for each element and property that differs, among the properties that `isWanted` names. */
export function lookDifferences(
  one: Look,
  other: Look,
  isWanted: (property: string) => boolean = () => true,
): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => {
    const [before, after] = [one[name], other[name]];
    if (!before || !after) return [`${name} is seen only once`];
    return Object.keys(before)
      .filter((property) => isWanted(property) && before[property] !== after[property])
      .map((property) => `${name}: ${property} ${before[property]} → ${after[property]}`);
  });
}
