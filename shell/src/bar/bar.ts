/**
 * The bar for teams: names each part of the page, and shows other versions of one in this browser. A build of its own, which no
 * page contains: the site server adds it for browsers that have opened a signed link (site-server/src/bar).
 */
import type { PartsFacts } from '@site/contract/parts-facts';
import {
  barText,
  noServerText,
  problemText,
  releaseLabel,
  replacedLabel,
} from './content/bar-texts';
import { isAnswering } from './api/is-answering';
import { readFacts } from './api/read-facts';
import { barStyles } from './bar-styles';
import { createElement } from './create-element';
import { createOutlines } from './outlines';
import { createPanel } from './panel';
import { requestWithCors } from './request-with-cors';
import { localEntry, replacedParts, showReplaced } from './replaced-parts';
import { watchHydration } from './watch-hydration';

/** In sessionStorage: the bar stays open over the page load that shows another version. */
const openKey = 'bar-open';

// Before anything hydrates: this script runs when the document is parsed.
requestWithCors();
const hydrationOf = watchHydration();
void start();

async function start() {
  const facts = await readFacts();
  const versions = new Map(facts?.parts.map(({ name, shown }) => [name, shown]));
  const outlines = createOutlines((name) => `${name} ${versions.get(name) ?? ''}`);
  const panel = createPanel(facts, hydrationOf, () => close());
  const toggle = createElement('button', { type: 'button' }, labelOf(facts));
  toggle.setAttribute('aria-controls', panel.element.id);
  const show = (isOpen: boolean) => {
    panel.show(isOpen);
    toggle.ariaExpanded = String(isOpen);
    outlines.show(isOpen);
    sessionStorage.setItem(openKey, String(isOpen));
  };
  const close = () => {
    show(false);
    toggle.focus();
  };
  toggle.onclick = () => show(panel.element.hidden !== false);
  const bar = createElement('div', { className: 'bar' }, toggle, ...undoButton(facts));
  bar.onkeydown = panel.element.onkeydown = ({ key }) => {
    if (key === 'Escape' && !panel.element.hidden) close();
  };
  place(outlines.element, panel.element, bar);
  show(sessionStorage.getItem(openKey) === 'true');
  if (facts?.problem !== undefined) panel.alert(problemText(facts.problem));
  if (facts) await startLocalCode(facts, panel.alert);
}

function labelOf(facts: PartsFacts | undefined): Node | string {
  if (!facts) return barText.name;
  const replaced = [...replacedParts(facts).keys()];
  if (replaced.length === 0) return releaseLabel(facts);
  return createElement('b', {}, replacedLabel(replaced));
}

function undoButton(facts: PartsFacts | undefined): readonly HTMLElement[] {
  if (!facts || (replacedParts(facts).size === 0 && facts.problem === undefined)) return [];
  const undo = () => showReplaced(new Map());
  return [createElement('button', { type: 'button', onclick: undo }, barText.undo)];
}

async function startLocalCode(facts: PartsFacts, alert: (text: string) => void) {
  for (const [name, shown] of replacedParts(facts)) {
    const entry = localEntry(name, shown);
    if (entry === undefined) continue;
    // It replaces the HTML when the page hydrates; nobody should have to touch the page for that.
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
    if (!(await isAnswering(entry))) alert(noServerText(shown));
  }
}

/** Beside the body, so that no rule and no script of the page meets it. */
function place(...children: readonly Element[]) {
  const host = createElement('div', { id: 'site-bar' });
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(barStyles);
  root.adoptedStyleSheets = [styles];
  root.append(...children);
  document.documentElement.append(host);
}
