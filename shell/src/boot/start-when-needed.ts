import { intents, mobileVideo, signedInHint } from '@site/contract';
import { networkInformation } from './mark-data-saver';

/**
 * Starts the shell without an interaction where that is needed: for a signed-in administrator, whose page shows the
 * session only then; for a URL fragment that only script can show; when something other than the visitor's input scrolls
 * the page (assistive technology, a script); and when a self-moving element scrolls into view. Those elements have
 * `data-hydrate-in-view`, a media query for when they move. A `video` with `data-src` in one of them is played without the
 * shell, which then only has to show its error. Call it after `load`: before, the browser itself scrolls, to
 * the position before a reload or to the URL fragment.
 */
export function startWhenNeeded(start: () => void): void {
  if (document.cookie.includes(`${signedInHint}=1`)) return start();
  if (location.hash && !document.querySelector(':target')) return start();
  addEventListener('scroll', start, { once: true, passive: true });
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      const video = target.querySelector<HTMLVideoElement>('video[data-src]');
      if (video) play(video, start);
      else start();
    }
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-hydrate-in-view]'))
    if (matchMedia(element.dataset['hydrateInView'] ?? '').matches) observer.observe(element);
}

/**
 * A phone gets its own cut where `data-mobile`, a media query, matches. A loop only decorates: it has a button that stops it,
 * and nothing to say when it fails. The controls of others follow with the first input: drawing them costs more than playing
 * the video.
 */
function play(video: HTMLVideoElement, onError: () => void) {
  const { src, mobile = 'not all' } = video.dataset;
  if (!src || video.src || networkInformation()?.saveData) return;
  video.src = matchMedia(mobile).matches ? mobileVideo(src) : src;
  if (video.loop) {
    video.nextElementSibling?.addEventListener('click', () => {
      if (video.paused) void video.play();
      else video.pause();
    });
    return;
  }
  video.addEventListener('error', onError);
  for (const type of intents) addEventListener(type, () => (video.controls = true), { once: true });
}
