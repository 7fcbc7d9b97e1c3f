import { channelsOf, hexOf } from './colour';
import { element } from './element';

/**
 * Forced dark modes (Chromium before 150, Samsung Internet) turn every dark colour of an SVG light and leave the light ones:
 * words and walls vanish. No colour of the result is darker than 60 % of white, which they leave alone, and one filter over
 * the whole drawing brings back its own colours. Mixed colours stay the same, because the change is linear.
 *
 * @param svg a drawing as element() writes it, without gradients, which these modes turn as a whole
 * @throws Error that names a colour or a gradient that cannot be kept
 */
export function keepColours(svg: string): string {
  const unkept = /<(?:linear|radial)Gradient/.exec(svg);
  if (unkept) throw new Error(`A drawing has a gradient: use shades.ts instead of ${unkept[0]}`);
  const light = svg.replaceAll(
    /\b(fill|stroke|flood-color)="([^"]+)"/g,
    (attribute, name: string, colour: string) =>
      colour === 'none' || colour.startsWith('url(')
        ? attribute
        : `${name}="${hexOf(channelsOf(colour).map(lighten))}"`,
  );
  const black = hexOf([0, 0, 0].map(lighten));
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  return light.replace(
    /^(<svg[^>]*>(?:<title>[^<]*<\/title>)?(?:<desc>[^<]*<\/desc>)?)([^]*)<\/svg>\s*$/,
    (_, start: string, drawn: string) =>
      `${start}${darken(box)}<g filter="url(#own)" fill="${black}">${drawn}</g></svg>\n`,
  );
}

const lowest = 0.6;
const lighten = (value: number) => 255 * lowest + (1 - lowest) * value;

/** The inverse of lighten, for channels from 0 to 1. @param box the whole drawing */
function darken(box: string): string {
  const [x = '', y = '', width = '', height = ''] = box.split(' ');
  const slope = 1 / (1 - lowest);
  const channels = ['feFuncR', 'feFuncG', 'feFuncB'].map((name) =>
    element(name, { type: 'linear', slope, intercept: -lowest * slope }),
  );
  return element(
    'filter',
    { id: 'own', filterUnits: 'userSpaceOnUse', x, y, width, height, [space]: 'sRGB' },
    element('feComponentTransfer', {}, ...channels),
  );
}

const space = 'color-interpolation-filters';
