import type { PageParts } from './page-parts';

export interface SplitStyles {
  /** For the page itself, with the marks by which styled-components takes it up in the browser. */
  readonly inline: string;
  /** The rest, with marks too (shell/src/remotes/adopt-linked-styles.ts); empty when everything is shown at once. */
  readonly below: string;
}

/** All rules of one component, keyframes or global style, in the order of the cascade. */
interface StyleGroup {
  readonly id: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
  /** As styled-components wrote it. */
  readonly text: string;
}

/**
 * Splits a page's sheet in two that, one after the other, mean what it meant: a rule that stands inline and after
 * one of the file's is said again in the file, if anything below wears it.
 *
 * @param css content of the style element that styled-components 6 wrote
 */
export function splitStyles(css: string, { shown, later }: PageParts): SplitStyles {
  const groups = readGroups(css);
  const [above, below] = [classNames(shown), classNames(later)];
  const worn = groups.filter((group) => isGlobal(group) || isWorn(group, above));
  const wornCss = textOf(worn);
  const isInline = (group: StyleGroup) =>
    worn.includes(group) ||
    (isKeyframes(group) && group.names.some((name) => wornCss.includes(name)));
  const first = groups.findIndex((group) => !isInline(group));
  return {
    inline: textOf(groups.filter(isInline)),
    below: textOf(
      groups.filter(
        (group, index) => !isInline(group) || (first >= 0 && index > first && isWorn(group, below)),
      ),
    ),
  };
}

/** @returns the same rules without the marks by which styled-components takes them up. */
export function plainRules(css: string): string {
  return readGroups(css)
    .flatMap(({ rules }) => rules)
    .join('');
}

const splitter = '/*!sc*/\n';
const groupMark = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

function readGroups(css: string): StyleGroup[] {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const part of css.split(splitter).filter(Boolean)) {
    const [, id, names] = groupMark.exec(part) ?? [];
    if (id === undefined || names === undefined) {
      rules.push(part);
      continue;
    }
    const text = [...rules, part].map((line) => line + splitter).join('');
    groups.push({ id, names: names.split(',').filter(Boolean), rules, text });
    rules = [];
  }
  if (groups.length === 0 || rules.length > 0)
    throw new Error('styled-components writes its sheet in another form; see split-styles.ts');
  return groups;
}

function classNames(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

const isGlobal = ({ id }: StyleGroup) => id.startsWith('sc-global-');
const isKeyframes = ({ id }: StyleGroup) => id.startsWith('sc-keyframes-');
const isWorn = ({ names }: StyleGroup, classes: ReadonlySet<string>) =>
  names.some((name) => classes.has(name));
const textOf = (groups: readonly StyleGroup[]) => groups.map(({ text }) => text).join('');
