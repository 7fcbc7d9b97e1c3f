export type VideoSource =
  | { readonly kind: 'file'; readonly src: string; readonly poster: string }
  | { readonly kind: 'page'; readonly page: string };

/** Parameter names of video services for muted autoplay; a service ignores those of the others. */
const playbackParameters = { autoplay: '1', mute: '1', muted: '1' };

/**
 * Decides by the URL alone, so that server and browser agree, whether the video is a file of this site or an external page.
 * The poster of a file has the same name with the extension `.webp`.
 * @throws Error when the site fact is neither a path nor an http(s) URL, which stops the release
 */
export function videoSource(address: string): VideoSource {
  if (/^\/(?!\/)/.test(address)) {
    return { kind: 'file', src: address, poster: address.replace(/\.\w+$/, '.webp') };
  }
  if (!/^https?:\/\/[^\s/]+(\/\S*)?$/.test(address)) {
    throw new Error(
      `The site fact embeds.promotionVideo is "${address}"; give a path such as /media/videos/promotion.mp4 or an http(s) URL.`,
    );
  }
  const page = new URL(address);
  for (const [name, value] of Object.entries(playbackParameters)) {
    if (!page.searchParams.has(name)) page.searchParams.set(name, value);
  }
  return { kind: 'page', page: page.href };
}
