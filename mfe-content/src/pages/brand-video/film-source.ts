export type FilmSource =
  | { readonly kind: 'clip'; readonly clip: string; readonly poster: string }
  | { readonly kind: 'page'; readonly page: string };

/** What video services call "start at once" and "without sound"; a service ignores the names it does not know. */
const playerWishes = { autoplay: '1', mute: '1', muted: '1' };

/**
 * Tells a clip of this site from an outside page, by the address alone: server and browser must agree.
 * A clip's poster lies beside it under the same name with `.webp`.
 * @throws Error if the site fact is neither a path nor an http(s) address: the release stops there.
 */
export function filmSource(address: string): FilmSource {
  if (/^\/(?!\/)/.test(address)) {
    return { kind: 'clip', clip: address, poster: address.replace(/\.\w+$/, '.webp') };
  }
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(
      `The site fact embeds.promotionVideo is "${address}"; give a path such as /media/clips/promotion.mp4 or an http(s) address.`,
    );
  }
  const page = new URL(address);
  for (const [name, value] of Object.entries(playerWishes)) {
    if (!page.searchParams.has(name)) page.searchParams.set(name, value);
  }
  return { kind: 'page', page: page.href };
}
