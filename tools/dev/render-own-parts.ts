import {
  parseModuleId,
  registrationPopup,
  slots,
  type ModuleId,
  type RemoteName,
} from '@site/contract';
import type { ShellBundle } from '@site/release';
import { blockStart, readPage } from './page-blocks';

interface OwnBundles {
  readonly name: RemoteName;
  readonly shell: ShellBundle;
  readonly modules: Readonly<Partial<Record<ModuleId, unknown>>>;
}

/** What stands between the rules of styled-components. */
const splitter = '/*!sc*/\n';

/**
 * Renders the remote's parts of a page of the running site again: the names of styled-components depend on the rules, so that a
 * changed style needs new HTML, not only new code. All else in the page stays as it came, other remotes' slots included.
 *
 * @param linkedStyles the text of the stylesheets that the page links
 * @returns the page, and the rules of its new style element, for a content security policy too; undefined when the page has no
 * part of the remote
 * @throws any error of the remote's components
 */
export async function renderOwnParts(html: string, linkedStyles: string, bundles: OwnBundles) {
  const { name } = bundles;
  const isOwn = (id: string) => id.startsWith(`${name}/`);
  const hasPopup = isOwn(registrationPopup);
  const parts = elements(html, moduleStart, isOwn);
  if (parts.length === 0 && !hasPopup) return undefined;

  const local = await renderLocally(readPage(html), bundles);
  const rendered = elements(local, moduleStart, isOwn).map((part) => withOthers(part, html, isOwn));
  const own = new Map(rendered.map((part) => [idOf(part), part]));
  const popup = hasPopup ? elements(local, popupStart) : [];
  const shown = parts.map((part) => own.get(idOf(part)) ?? part);
  let page = html;
  for (const [index, part] of parts.entries()) page = page.replace(part, () => shown[index] ?? '');
  for (const part of popup)
    for (const old of elements(page, popupStart)) page = page.replace(old, () => part);

  const styles = newRules(local, [...shown, ...popup].join(''), html + linkedStyles);
  // After the rules of the page, which would otherwise take precedence.
  const end = page.indexOf(blockStart('release'));
  return { styles, html: `${page.slice(0, end)}<style>${styles}</style>${page.slice(end)}` };
}

const moduleStart = /<(div) data-module="([^"]+)"/g;
const popupStart = /<(template) id="([^"]+)"/g;
const idOf = (part: string) => /"([^"]+)"/.exec(part)?.[1] ?? '';

/** @returns the outermost elements with this start */
function elements(
  html: string,
  start: RegExp,
  isWanted: (id: string) => boolean = () => true,
): readonly string[] {
  const found: string[] = [];
  let end = 0;
  for (const { index, 1: tag = '', 2: id = '' } of html.matchAll(start)) {
    if (index < end || !isWanted(id)) continue;
    end = endOfElement(html, index, tag);
    found.push(html.slice(index, end));
  }
  return found;
}

function endOfElement(html: string, start: number, tag: string): number {
  let depth = 0;
  for (const { 0: found, index } of html.slice(start).matchAll(new RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index + `</${tag}>`.length;
  }
  return html.length;
}

/** A rendered part with the slots of other remotes and the linked styles that the running site has there. */
function withOthers(part: string, html: string, isOwn: (id: string) => boolean): string {
  const isOther = (id: string) => !isOwn(id);
  const theirs = new Map(elements(html, moduleStart, isOther).map((one) => [idOf(one), one]));
  const link = /<link rel="stylesheet" href="[^"]*\/below\.css">/.exec(html)?.[0];
  const withSlots = elements(part, moduleStart, isOther).reduce(
    (text, slot) => text.replace(slot, () => theirs.get(idOf(slot)) ?? slot),
    part,
  );
  return link ? withSlots.replace('<link>', () => link) : withSlots;
}

type Element = (type: unknown, props?: object | null, ...children: unknown[]) => unknown;

/** Modules of other remotes are their slots of this remote, and nothing else. */
async function renderLocally(
  page: ReturnType<typeof readPage>,
  { name, shell, modules: own }: OwnBundles,
): Promise<string> {
  const { createElement } = shell.sharedModules['react'] as { createElement: Element };
  const { Slot } = shell.sharedModules['@site/host'] as { Slot: unknown };
  const { Container } = shell.sharedModules['@site/design'] as { Container: unknown };
  const ownSlots = Object.entries(slots).filter(([, id]) => parseModuleId(id).remote === name);
  const other = {
    islands: [],
    // With an element of design, because a page or a popup without any style is not expected.
    default: () =>
      createElement(
        Container,
        null,
        ...ownSlots.map(([slot]) => createElement(Slot, { key: slot, name: slot })),
      ),
  };
  const modules = new Proxy(own, {
    get: (known, id): unknown => Reflect.get(known, id) ?? other,
  });
  // This file is not requested: the document gives only parts.
  const boot = { src: '/boot.js', integrity: '' };
  return (await shell.renderDocument({ ...page, modules, boot })).html;
}

/** @returns the rules for `html` that the page does not have */
function newRules(local: string, html: string, known: string): string {
  const sheets = [...local.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  const selectors = [...new Set(names)].map((name) => `.${name}`);
  const isNewAnimation = (rule: string) => {
    const [start] = /^@keyframes [^{]+/.exec(rule) ?? [];
    return start !== undefined && !known.includes(start);
  };
  const wanted = selectors.filter((selector) => !known.includes(selector));
  return sheets
    .flatMap((css = '') => css.split(splitter))
    .filter((rule) => isNewAnimation(rule) || wanted.some((one) => rule.includes(one)))
    .join('');
}
