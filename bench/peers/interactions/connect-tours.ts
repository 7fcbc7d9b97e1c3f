import { markCurrent } from './mark-current';

/** The model house: a tab per type, and the tour in a frame instead of its picture. */
export function connectTours(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('a[id^="tour-"][id$="-tab"]')];
  const panels = tabs.map((tab) => document.getElementById(tab.id.replace(/-tab$/, '')));
  const show = (index: number) => {
    markCurrent(tabs, index);
    for (const [at, panel] of panels.entries())
      if (panel) panel.style.display = at === index ? 'block' : 'none';
  };
  for (const [at, tab] of tabs.entries())
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      show(at);
    });
  for (const panel of panels) {
    const still = panel?.querySelector('a');
    still?.addEventListener('click', (event) => {
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.src = still.href;
      frame.title = still.textContent;
      still.replaceWith(frame);
    });
  }
}
