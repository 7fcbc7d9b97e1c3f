import type { Problem } from '../messages';

const style = `
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; }
  section { max-height: 60vh; overflow: auto; padding: 16px 20px; background: #1b1113; color: #f6e9e9;
    border-top: 3px solid #e5484d; font: 14px/1.5 ui-monospace, monospace; }
  h2 { margin: 0 0 4px; font: inherit; color: #ff9592; }
  pre { margin: 0 0 12px; font: inherit; white-space: pre-wrap; }
  * { overflow-wrap: anywhere; }
`;

/** Shows mistakes over the page, in a shadow root of its own, until they are mended. */
export function createOverlay() {
  const host = document.createElement('site-problems');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  root.append(section);
  const shown = new Map<string, readonly Problem[]>();
  return {
    /** @param from a frontend, or another source of problems, whose former ones are replaced */
    show(from: string, problems: readonly Problem[]) {
      shown.set(from, problems);
      const all = [...shown.values()].flat();
      section.replaceChildren(...all.flatMap(describe));
      if (all.length === 0) host.remove();
      else document.documentElement.append(host);
    },
  };
}

function describe({ file, line, column, message }: Problem): readonly Element[] {
  const place = document.createElement('h2');
  place.textContent = [file, line, column].filter(Boolean).join(':');
  const text = document.createElement('pre');
  text.textContent = message;
  return [place, text];
}
