/** What moves or waits: bundled by the remotes that have any (@site/design/motion). */
export { FadeIn, type FadeInProps } from './fade-in';
export { LoadingDots, type LoadingDotsProps } from './loading-dots';
export { Overlay } from './overlay';
export { RevealOnScroll, type RevealOnScrollProps } from './reveal-on-scroll';
