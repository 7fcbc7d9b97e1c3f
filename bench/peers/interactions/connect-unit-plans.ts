import { markCurrent } from './mark-current';

export interface UnitPlan {
  readonly type: string;
  readonly layout: string;
  readonly src: string;
  readonly alt: string;
  readonly href: string;
  /** Exclusive area, supply area, households. */
  readonly figures: readonly string[];
}

/** The viewer of the five types: a tab for each, and arrows that stop at the ends. */
export function connectUnitPlans(plans: readonly UnitPlan[]): void {
  const panel = document.querySelector<HTMLElement>(`#unit-${plans[0]?.type}`);
  if (!panel) return;
  const tabs = plans.map(({ type }) => document.getElementById(`unit-${type}-tab`));
  const [previous, next] = [...panel.querySelectorAll('button')];
  const picture = panel.querySelector('img');
  const [name, layout] = [...panel.querySelectorAll('p')];
  const figures = [...panel.querySelectorAll('dd')];
  const counter = panel.querySelector('[role="status"]');
  let index = 0;
  const write = (node: ChildNode | null | undefined, text: string) => {
    if (node) node.textContent = text;
  };
  const show = (wanted: number) => {
    const plan = plans[wanted];
    if (!plan) return;
    index = wanted;
    markCurrent(tabs, index);
    if (picture) Object.assign(picture, { src: plan.src, alt: plan.alt });
    write(name?.firstChild, plan.type);
    write(layout, plan.layout);
    for (const [at, figure] of figures.entries()) write(figure.firstChild, plan.figures[at] ?? '');
    panel.querySelector('a')?.setAttribute('href', plan.href);
    write(counter?.lastChild, `${index + 1} / ${plans.length}`);
    if (previous) previous.disabled = index === 0;
    if (next) next.disabled = index === plans.length - 1;
  };
  for (const [at, tab] of tabs.entries())
    tab?.addEventListener('click', (event) => {
      event.preventDefault();
      show(at);
    });
  previous?.addEventListener('click', () => show(index - 1));
  next?.addEventListener('click', () => show(index + 1));
  show(0);
}
