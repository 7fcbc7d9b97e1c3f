/**
 * An item of a group closes the one that is open. Where that one stands above, everything below it moves up, and the
 * heading that was pressed leaves the window; in a section that is centred it moves when its own item closes, too. The page
 * is scrolled by as much before the next paint.
 */
export function keepSummaryInPlace() {
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('details[name] > summary') : null;
    if (!summary) return;
    const before = summary.getBoundingClientRect().top;
    // The browser opens and closes after this event.
    requestAnimationFrame(() => {
      const moved = summary.getBoundingClientRect().top - before;
      const scroller = summary.closest('[popover]') ?? document.scrollingElement;
      if (moved) scroller?.scrollBy({ top: moved, behavior: 'instant' });
    });
  });
}
