/** Motion and loading states (@site/design/motion), bundled by the remotes that use them. */
export { FadeIn, type FadeInProps } from './fade-in';
export { LoadingDots, type LoadingDotsProps } from './loading-dots';
export { Overlay } from './overlay';
export { prefersReducedMotion, subscribeToReducedMotion } from './reduced-motion';
export { Reveal, RevealOnScroll, type RevealOnScrollProps } from './reveal-on-scroll';
