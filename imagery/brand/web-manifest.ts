import { defaultSite } from '@site/contract';
import { brandColours } from './colours';

/** The web manifest for the home screen of a phone. The site still opens in the browser; there is no service worker. */
export function webManifest(): string {
  const { name } = defaultSite;
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    lang: 'ko',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: brandColours['ink-950'],
    background_color: brandColours['ink-950'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
