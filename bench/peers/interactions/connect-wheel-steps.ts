const lockMs = 500;

/** On a desktop the wheel scrolls by sections. */
export function connectWheelSteps(): void {
  if (!matchMedia('(min-width: 56.3125em) and (prefers-reduced-motion: no-preference)').matches)
    return;
  const steps = [...document.querySelectorAll<HTMLElement>('[data-wheel-step]')];
  let lockedUntil = 0;
  addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.shiftKey) return;
      const isDown = event.deltaY > 0;
      const tops = steps.map((step) => step.getBoundingClientRect().top);
      const at = isDown ? tops.findIndex((top) => top > 1) : tops.findLastIndex((top) => top < -1);
      if (at < 0) return;
      event.preventDefault();
      if (event.timeStamp < lockedUntil) return;
      lockedUntil = event.timeStamp + lockMs;
      steps[at]?.scrollIntoView({ behavior: 'smooth' });
    },
    { passive: false },
  );
}
