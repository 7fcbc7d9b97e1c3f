/**
 * The look of the site for the shell and every remote: one shared copy in the page (federation singleton), so it
 * holds what most pages use. The rest has entries of its own, which a remote bundles where it needs them:
 * /accordion, /forms, /free-text, /motion, /page-faces, /sheets, /tabs.
 */
export { GlobalStyle } from './global-style';
export { media } from './media';
export { darkSurface, lightSurface, photoSurface } from './surface';

export { Container } from './container';
export { Section } from './section';
export { Eyebrow } from './eyebrow';
export { Headline } from './headline';
export { SectionHeading, type SectionHeadingProps } from './section-heading';
export { Numeral } from './numeral';
export { Notes, type NotesProps } from './notes';
export { VisuallyHidden } from './visually-hidden';
export { NoBreak } from './no-break';

export { Button, ButtonLink, type ButtonLook, type ButtonTone } from './button';
export { MoreLink, type MoreLinkProps } from './more-link';
export { Arrow, type ArrowProps } from './arrow';
export { Plus } from './plus';
export { Icon, type IconName, type IconProps } from './icon';
export { LogoMark } from './logo-mark';

export { StateBlock, type StateBlockProps } from './state-block';

export type { ImageAsset, ImageFiles } from './image-asset';
export { Picture, type PictureProps } from './picture';
export { Figure, type FigureProps } from './figure';
export { useHydrated } from './use-hydrated';
