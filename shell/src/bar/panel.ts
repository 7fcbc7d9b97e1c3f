import type { PartFacts, PartsFacts } from '@site/contract/parts-facts';
import { barText, releaseTitle } from './content/bar-texts';
import { createElement } from './create-element';
import { createRow } from './part-row';
import { replacedParts, showReplaced } from './replaced-parts';
import type { HydrationTime } from './watch-hydration';

const measureEveryMs = 500;

/** The list of all parts. @param facts undefined if the site server gives none */
export function createPanel(
  facts: PartsFacts | undefined,
  hydrationOf: (name: string) => HydrationTime | undefined,
  close: () => void,
) {
  const alerts = createElement('div');
  const element = createElement('div', { className: 'panel', id: 'panel', role: 'region' });
  element.ariaLabel = barText.name;
  const replaced = facts ? replacedParts(facts) : new Map<string, string>();
  const parts = facts?.parts ?? [];
  const choose =
    ({ name, released }: PartFacts) =>
    (shown: string) => {
      const others = [...replaced].filter(([part]) => part !== name);
      showReplaced(new Map(shown === released ? others : [...others, [name, shown]]));
    };
  const title = createElement('h2', {}, facts ? releaseTitle(facts) : barText.name);
  const closing = createElement('button', { type: 'button', ariaLabel: barText.close }, '×');
  closing.onclick = close;
  const rows = createElement('div');
  element.append(
    createElement('header', {}, title, closing),
    alerts,
    rows,
    createElement('p', {}, facts ? barText.onlyHere : barText.noFacts),
    createElement('p', {}, leaveLink(facts)),
  );
  let shown: ReadonlyMap<string, ReturnType<typeof createRow>> = new Map();
  const measure = () => {
    for (const [name, row] of shown) row.measure(hydrationOf(name));
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    element,
    show(isOpen: boolean) {
      element.hidden = !isOpen;
      clearInterval(timer);
      if (!isOpen) return;
      // Again each time: the page may be another one.
      shown = new Map(parts.map((part) => [part.name, createRow(part, choose(part))]));
      rows.replaceChildren(...[...shown.values()].map((row) => row.element));
      measure();
      timer = setInterval(measure, measureEveryMs);
    },
    alert: (text: string) => alerts.append(createElement('p', { role: 'alert' }, text)),
  };
}

/** Ends what the link has opened in this browser. */
function leaveLink(facts: PartsFacts | undefined): HTMLElement {
  const [purpose, text] =
    facts?.preview === undefined
      ? (['operator', barText.leave] as const)
      : (['preview', barText.leavePreview] as const);
  const to = encodeURIComponent(location.pathname);
  return createElement('a', { href: `/.site/leave/${purpose}?to=${to}` }, text);
}
