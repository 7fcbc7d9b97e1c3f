import { formatDetection } from '@site/contract';
import { tourWords } from '../content/tours';
import { stillSize, type Tour, type TourStandpoint } from './tour';

/** URLs of the page's script and style, with the digest of the script. */
export interface ViewerFiles {
  readonly script: { readonly src: string; readonly integrity: string };
  readonly style: string;
  /** The page's typeface. */
  readonly face: string;
}

/** A tour as a page: a list of stills for any browser, with the data that the script needs to make them turn. */
export function tourPage(
  { unit, standpoints }: Tour,
  { script, style, face }: ViewerFiles,
): string {
  const rooms = standpoints.map(({ id, name }) => `<a href="#${id}">${name}</a>`).join('');
  // With a single standpoint there is nothing to choose.
  const nav = standpoints.length > 1 ? `<nav aria-label="${tourWords.rooms}">${rooms}</nav>\n` : '';
  const buttons = Object.entries(tourWords.turn)
    .map(
      ([step, label]) =>
        `<button type="button" data-turn="${step}" aria-label="${label}"></button>`,
    )
    .join('');
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1">
<meta name="robots" content="noindex, follow">
<meta name="format-detection" content="${formatDetection}">
<title>${tourWords.title(unit)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${style}">
<script type="module" src="${script.src}" integrity="${script.integrity}"></script>
</head>
<body>
<h1>${tourWords.heading(unit)}</h1>
<div class="view" role="group" aria-label="${tourWords.view}"><canvas tabindex="0" role="img"></canvas></div>
<p class="help">${tourWords.help}</p>
<p class="state" role="status"><span class="loading">${tourWords.loading}</span><span class="failed">${tourWords.failed}</span></p>
${standpoints.map(standpointSection).join('\n')}
<button type="button" class="more" aria-controls="turns" aria-expanded="false" aria-label="${tourWords.more}"></button>
<div class="turns" id="turns">${buttons}</div>
${nav}<p class="note">${tourWords.note}</p>
</body>
</html>
`;
}

function standpointSection({ id, name, alt, panorama, still, ways }: TourStandpoint): string {
  const { width, height } = stillSize;
  const links = ways.map(
    ({ to, name: room, direction: { yaw, pitch } }) =>
      `<a href="#${to}" data-yaw="${yaw}" data-pitch="${pitch}">${tourWords.way(room)}</a>`,
  );
  return `<section id="${id}" data-panorama="${panorama}">
<h2>${name}</h2>
<picture><source type="image/avif" srcset="${still}.avif"><img src="${still}.webp" width="${width}" height="${height}" alt="${alt}"></picture>
<p class="ways">${links.join(' ')}</p>
</section>`;
}
