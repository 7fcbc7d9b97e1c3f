/** @returns whether a wheel over this element already has something of its own to scroll, short of the page. */
export function scrollsInside(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== document.body && element !== document.documentElement;
    element = element.parentElement
  ) {
    const canOverflow = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (canOverflow && element.scrollHeight > element.clientHeight + 1) return true;
  }
  return false;
}
