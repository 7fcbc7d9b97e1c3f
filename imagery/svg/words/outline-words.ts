import { nearestWeight } from '../../fonts/word-faces';
import { escapeText } from '../element';
import { outlineWord, stepsPerEm } from './word-outline';

type Attributes = Readonly<Record<string, string>>;

/** The style of a word, inherited from the elements around it. */
interface WordStyle {
  readonly size: number;
  readonly weight: number;
  readonly anchor: string;
  readonly spacing: number;
  readonly stroke: string;
  readonly strokeWidth: number;
}

const unstyled: WordStyle = {
  size: 16,
  weight: 400,
  anchor: 'start',
  spacing: 0,
  stroke: 'none',
  strokeWidth: 1,
};
const ofFaces = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'letter-spacing'];
const shareBefore: Attributes = { start: '0', middle: '0.5', end: '1' };
const tags = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g;

/**
 * Turns every `<text>` of a drawing into outlines: a picture in an `<img>` cannot use the typefaces of the page, and a
 * system without a Korean one shows boxes. Position, weight, anchor, halo and letter-spacing stay, and the words remain as
 * `aria-label`. Each letter is one path, referenced by `<use>`.
 *
 * @param svg a drawing as element() writes it: attributes in double quotes; a `<text>` holds words and no element
 * @throws Error that names the letters that imagery/fonts lacks
 */
export function outlineWords(svg: string): string {
  const letters = new Map<string, string>();
  const around: WordStyle[] = [unstyled];
  const outlined = svg.replaceAll(
    tags,
    (tag, slash: string, name: string, list: string, isEmpty: string, content: string) => {
      if (slash) {
        if (name !== 'text') around.pop();
        return name === 'text' ? content : tag;
      }
      const attributes = readAttributes(list);
      const style = styleOf(attributes, around.at(-1) ?? unstyled);
      if (name === 'text') return outlineText(content, attributes, style, letters);
      if (isEmpty) return tag;
      around.push(style);
      return `<${name}${writeAttributes(withoutFace(attributes))}>${content}`;
    },
  );
  const paths = [...letters].map(([id, d]) => `<path id="${id}" d="${d}"/>`);
  return outlined.replace(/<\/svg>\s*$/, `<defs>${paths.join('')}</defs></svg>\n`);
}

/** @param letters the paths of the drawing so far, by id; those of the word are added */
function outlineText(
  content: string,
  { x = '0', y = '0', transform = '', ...others }: Attributes,
  { size, weight, anchor, spacing, stroke, strokeWidth }: WordStyle,
  letters: Map<string, string>,
): string {
  const scale = size / stepsPerEm;
  const nearest = nearestWeight(weight);
  const word = outlineWord(unescapeText(content), nearest, spacing / scale);
  const uses = word.letters
    .filter(({ d }) => d !== '')
    .map((letter) => {
      const id = `w${nearest / 100}-${letter.codePoint.toString(16)}`;
      letters.set(id, letter.d);
      return `<use href="#${id}"${letter.x === 0 ? '' : ` x="${letter.x}"`}/>`;
    })
    .join('');
  const start = Number(x) - Number(shareBefore[anchor]) * word.width * scale;
  const attributes = {
    ...withoutFace(others),
    transform: `${transform}translate(${rounded(start, 1)} ${y})scale(${rounded(scale, 4)})`,
    role: 'img',
    'aria-label': content,
  };
  return stroke === 'none'
    ? `<g${writeAttributes(attributes)}>${uses}</g>`
    : withHalo({ ...attributes, 'stroke-width': rounded(strokeWidth / scale, 0) }, uses);
}

/** The letters twice, because the halo of a letter must not cover the previous letter. */
function withHalo(attributes: Attributes, uses: string): string {
  return `<g${writeAttributes(attributes)}><g fill="none">${uses}</g><g stroke="none">${uses}</g></g>`;
}

function styleOf(attributes: Attributes, around: WordStyle): WordStyle {
  const read = (name: string, inherited: number) => Number(attributes[name] ?? inherited);
  return {
    size: read('font-size', around.size),
    weight: read('font-weight', around.weight),
    anchor: attributes['text-anchor'] ?? around.anchor,
    spacing: read('letter-spacing', around.spacing),
    stroke: attributes['stroke'] ?? around.stroke,
    strokeWidth: read('stroke-width', around.strokeWidth),
  };
}

/** Values stay escaped, because they are written again. */
function readAttributes(list: string): Attributes {
  return Object.fromEntries(
    [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const writeAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const withoutFace = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => !ofFaces.includes(name) && name !== 'paint-order',
    ),
  );

/** The inverse of escapeText. */
const unescapeText = (text: string) =>
  ['<', '"', '&'].reduce((all, sign) => all.replaceAll(escapeText(sign), sign), text);

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));
