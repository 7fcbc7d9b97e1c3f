import { mobileWidth } from '@site/design/media';

/** The custom properties are the page's own (packages/design): the bar looks like the rest of the site. */
export const barStyles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; }
@media print { :host { display: none; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.bar, .panel {
  position: absolute; left: 12px; pointer-events: auto;
  font: 400 0.875rem/1.5 var(--sans); color: var(--on-dark); background: var(--ink-950);
  border: 1px solid var(--line-dark); border-radius: var(--r-1); box-shadow: var(--shadow-2);
}
:host { --below: 12px; }
@media ${mobileWidth} { :host { --below: calc(var(--bottom-bar-h) + 12px); } }
.bar { bottom: var(--below); display: flex; max-width: calc(100vw - 24px); }
button, select, input { font: inherit; color: inherit; min-height: 2.75rem; border-radius: var(--r-1); }
button { padding: 0 0.875rem; border: 0; background: none; cursor: pointer; }
button:hover, a { color: var(--lamp); }
:focus-visible { outline: 2px solid var(--lamp); outline-offset: -2px; }
.bar b { color: var(--lamp); font-weight: 600; }
.bar button + button { border-left: 1px solid var(--line-dark); }
.panel {
  bottom: calc(var(--below) + 56px); width: min(27rem, calc(100vw - 24px));
  max-height: min(38rem, calc(100dvh - var(--below) - 80px)); overflow-y: auto; overscroll-behavior: contain;
}
.panel header, .panel section, .panel p { margin: 0; padding: 0.875rem 1rem; }
.panel header { display: flex; justify-content: space-between; align-items: center; padding-block: 0.25rem; padding-right: 0; }
.panel header button { min-width: 2.75rem; font-size: 1.25rem; }
.panel section, .panel p { border-top: 1px solid var(--line-dark); }
.panel p { color: var(--on-dark-2); }
.panel p[role=alert] { color: var(--lamp); }
h2, h3 { margin: 0; font-size: 1rem; font-weight: 600; }
h3 { display: flex; gap: 0.5rem; align-items: baseline; }
h3 small { font-size: 0.8125rem; font-weight: 400; color: var(--on-dark-3); overflow-wrap: anywhere; }
.replaced { box-shadow: inset 3px 0 var(--lamp); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 0.875rem; margin: 0.375rem 0 0.75rem; }
dt { color: var(--on-dark-3); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem; }
select, input { min-width: 0; width: 100%; padding: 0 0.625rem; background: var(--ink-900); border: 1px solid var(--line-dark); }
select { grid-column: 1; }
input { grid-column: 1; grid-row: 2; }
form button { border: 1px solid var(--line-dark); }
form button { grid-column: 2; grid-row: 1; }
.outline { position: absolute; border: 2px solid var(--lake-500); }
.outline[data-part=shell] { border-style: dashed; border-color: var(--bronze-500); }
.outline span {
  position: sticky; top: 0; display: inline-block; max-width: 100%; padding: 0 0.5rem; overflow: hidden; text-overflow: ellipsis;
  white-space: nowrap; font: 400 0.75rem/1.6 var(--sans); color: var(--white); background: var(--lake-700);
}
.outline[data-part=shell] span { background: var(--bronze-700); }
`;
