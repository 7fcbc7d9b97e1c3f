/**
 * Opening an item of a group closes the open one. If that is above, everything below moves up, and the clicked summary
 * may leave the window; in a centred section a summary also moves when its own item closes. This scrolls the page by the
 * same distance before the next paint.
 */
export function keepSummaryInPlace() {
  const keepInPlace = ({ target }: Event) => {
    const summary = target instanceof Element ? target.closest('details[name] > summary') : null;
    if (!summary) return;
    const before = summary.getBoundingClientRect().top;
    // The browser toggles the items after this event.
    requestAnimationFrame(() => {
      const moved = summary.getBoundingClientRect().top - before;
      const scroller = summary.closest('[popover]') ?? document.scrollingElement;
      if (moved) scroller?.scrollBy({ top: moved, behavior: 'instant' });
    });
  };
  // Captured: parts that are not hydrated yet stop the event at the root.
  document.addEventListener('click', keepInPlace, true);
}
