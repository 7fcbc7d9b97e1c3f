/** URLs of pictures in the HTML of a page. */
const places: readonly RegExp[] = [
  /<img[^>]* src="([^"]+)"/g,
  /<(?:video|image)[^>]* (?:poster|href)="([^"]+)"/g,
  /<link rel="(?:[a-z- ]*icon|preload" as="image)"[^>]* href="([^"]+)"/g,
  /<meta (?:property|name)="(?:og|twitter):image" content="([^"]+)"/g,
];

/** @returns every picture that any browser might request: all candidates of all formats, posters, icons, og:image */
export function pictureAddresses(html: string, baseUrl: string): readonly string[] {
  const single = places.flatMap((place) =>
    [...html.matchAll(place)].map(([, address = '']) => address),
  );
  const candidates = [...html.matchAll(/ (?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(
    ([, set = '']) => set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return [...new Set([...single, ...candidates])]
    .filter((address) => !address.startsWith('data:'))
    .map((address) => new URL(address.replaceAll('&amp;', '&'), baseUrl))
    .map(({ pathname }) => pathname);
}

const types: Readonly<Record<string, RegExp>> = {
  avif: /^image\/avif$/,
  webp: /^image\/webp$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
};

/** @returns a pattern for the content type of the file, by its extension */
export function contentTypeOf(address: string): RegExp {
  return types[address.split('.').at(-1) ?? ''] ?? /^$/;
}
