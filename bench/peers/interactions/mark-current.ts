export function markCurrent(elements: readonly (Element | null)[], current: number): void {
  for (const [index, element] of elements.entries())
    if (index === current) element?.setAttribute('aria-current', 'true');
    else element?.removeAttribute('aria-current');
}
