import { createHash } from 'node:crypto';
import type { Stylesheet } from '@site/release';
import { inlineSplitter, splitter } from '../../remotes/islands/adopt-linked-styles';
import type { PageParts } from './page-parts';

/** All rules of one component, keyframes or global style, in the order of the cascade. */
interface StyleGroup {
  readonly id: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
  /** The rule by which styled-components recognizes the group when it adopts the sheet in the browser. */
  readonly marker: string;
}

/**
 * Splits a page's style sheet in two that together, one after the other, have the same effect. To keep the order of the
 * cascade, an inline rule that follows a rule of the file is repeated in the file if content below the fold uses it.
 * The markers and what stands between rules are 400 bytes of the home page and needed at hydration only: shell/src/remotes/islands/adopt-linked-styles.ts
 * puts them back.
 *
 * @param css content of the style element that styled-components 6 wrote
 * @returns `inline` for the page itself, a rule in each line, with an empty line in place of each group's marker; `below` for the
 *   file: those markers, then the other groups with theirs; empty if all rules are inline
 */
export function splitStyles(css: string, parts: PageParts) {
  const groups = readGroups(css);
  const [above, below] = [classNames(parts.above), classNames(parts.below)];
  const used = groups.filter((group) => isGlobal(group) || isUsed(group, above));
  const usedCss = join(used.flatMap(({ rules }) => rules));
  const isInline = (group: StyleGroup) =>
    used.includes(group) ||
    (isKeyframes(group) && group.names.some((name) => usedCss.includes(name)));
  const first = groups.findIndex((group) => !isInline(group));
  if (groups.some(({ rules }) => rules.some((rule) => rule.includes(inlineSplitter))))
    throw new Error('a rule contains a line break; see split-styles.ts');
  if (first < 0) return { inline: css, below: '' };
  const inline = groups.filter(isInline);
  const file = groups.filter(
    (group, index) => !isInline(group) || (index > first && isUsed(group, below)),
  );
  return {
    inline: inline.flatMap(({ rules }) => [...rules, '']).join(inlineSplitter) + inlineSplitter,
    below: join([
      ...inline.map(({ marker }) => marker),
      ...file.flatMap(({ rules, marker }) => [...rules, marker]),
    ]),
  };
}

/** @returns the same rules without the markers of styled-components */
export function plainRules(css: string): string {
  return readGroups(css)
    .flatMap(({ rules }) => rules)
    .join('');
}

export function createStylesheet(name: string, text: string): Stylesheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { src: `/media/styles/${hash}/${name}`, text };
}

const groupMarker = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

function readGroups(css: string): StyleGroup[] {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const part of css.split(splitter).filter(Boolean)) {
    const [, id, names] = groupMarker.exec(part) ?? [];
    if (id === undefined || names === undefined) {
      rules.push(part);
      continue;
    }
    groups.push({ id, names: names.split(',').filter(Boolean), rules, marker: part });
    rules = [];
  }
  if (groups.length === 0 || rules.length > 0)
    throw new Error('styled-components writes its sheet in an unknown format; see split-styles.ts');
  return groups;
}

function classNames(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

const isGlobal = ({ id }: StyleGroup) => id.startsWith('sc-global-');
const isKeyframes = ({ id }: StyleGroup) => id.startsWith('sc-keyframes-');
const isUsed = ({ names }: StyleGroup, classes: ReadonlySet<string>) =>
  names.some((name) => classes.has(name));
const join = (parts: readonly string[]) => parts.map((part) => part + splitter).join('');
