/**
 * The design system of the shell and all remotes. A page loads it once (federation singleton), so it contains only what
 * most pages use. The rest has entry points that a remote bundles itself: /accordion, /forms, /free-text, /motion,
 * /page-faces, /sheets, /skip-until-near, /tabs, /zoom-sheet; /global-style is in the HTML of every page and loads nowhere.
 */
export { desktopWidth, media, mobileWidth } from './media';
export { darkSurface, lightSurface, photoSurface } from './surface';

export { Container, Section } from './section';
export { Eyebrow } from './eyebrow';
export { Headline, rise } from './headline';
export { SectionHeading, type SectionHeadingProps } from './section-heading';
export { NoBreak, Numeral } from './inline-text';
export { Notes, type NotesProps } from './notes';
export { Unbroken, type UnbrokenProps } from './unbroken';
export { VisuallyHidden } from './visually-hidden';

export { Button, ButtonLink, type ButtonLook, type ButtonTone } from './button';
export { MoreLink, type MoreLinkProps } from './more-link';
export { Arrow, type ArrowProps } from './arrow';
export { Plus } from './plus';
export { Icon, type IconName, type IconProps } from './icon';
export { LogoMark } from './logo-mark';

export { StateBlock, type StateBlockProps } from './state-block';

export type { ImageAsset, ImageFiles } from './image-asset';
export { fadeOnLoad, Picture, type PictureProps } from './picture';
export { Figure, type FigureProps } from './figure';
export { useHydrated } from './use-hydrated';
