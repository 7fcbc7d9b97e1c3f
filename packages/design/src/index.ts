/** The look of the site for the shell and every remote: one shared copy in the page (federation singleton). */
export { GlobalStyle } from './global-style';
export { ExtraGlyphs, type ExtraGlyphsProps } from './extra-glyphs';
export { interfaceFontUrls } from './interface-font-urls';
export { media } from './media';
export { darkGround, lightGround, photoGround } from './ground';

export { Wrap } from './wrap';
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

export { Accordion, AccordionItem, type AccordionItemProps, type AccordionSize } from './accordion';
export { TabBar, TabGroup, TabLink, TabPanels } from './tab-bar';
export { usePanelTabs, type PanelTabsOptions } from './use-panel-tabs';

export { Form, FieldPair } from './form-layout';
export { Field, type FieldProps } from './field';
export { CheckField, type CheckFieldProps } from './check-field';
export { FormNote } from './form-note';
export { FormMessage } from './form-message';

export { StateBlock, type StateBlockProps } from './state-block';
export { DataRows, type DataRowsProps } from './data-rows';
export { SpecList, type SpecListProps } from './spec-list';
export { DataTable } from './data-table';
export { LoadingDots, type LoadingDotsProps } from './loading-dots';
export { Overlay } from './overlay';
export { ScrollSheet, type ScrollSheetProps } from './scroll-sheet';

export type { ImageAsset, ImageFiles } from './image-asset';
export { Picture, type PictureProps } from './picture';
export { Figure, type FigureProps } from './figure';
export { RevealOnScroll, type RevealOnScrollProps } from './reveal-on-scroll';
export { FadeIn, type FadeInProps } from './fade-in';
export { useHydrated } from './use-hydrated';
