import { markCurrent } from './mark-current';

const turnMs = 6000;

/** The premium slider: dots, arrows, automatic advance, and a button that stops it. */
export function connectSlider(): void {
  const track = document.querySelector<HTMLElement>('[data-wheel-step] ul[tabindex="0"]');
  const slider = track?.parentElement;
  if (!track || !slider) return;
  const buttons = [...slider.querySelectorAll('button')];
  const dots = buttons.slice(0, track.children.length);
  const [previous, next, stop] = buttons.slice(dots.length);
  const status = slider.querySelector('[aria-live]');
  let index = 0;
  const show = (wanted: number) => {
    index = (wanted + dots.length) % dots.length;
    track.scrollTo({ left: index * track.clientWidth, behavior: 'smooth' });
    markCurrent(dots, index);
    if (status) status.textContent = dots[index]?.getAttribute('aria-label') ?? '';
  };
  for (const [at, dot] of dots.entries()) dot.addEventListener('click', () => show(at));
  previous?.addEventListener('click', () => show(index - 1));
  next?.addEventListener('click', () => show(index + 1));
  let timer = setInterval(() => show(index + 1), turnMs);
  stop?.addEventListener('click', () => clearInterval(timer));
  track.addEventListener(
    'scroll',
    () => {
      clearInterval(timer);
      timer = setInterval(() => show(index + 1), turnMs);
    },
    { passive: true },
  );
}
