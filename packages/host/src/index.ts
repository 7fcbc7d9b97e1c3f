/** All that a remote may ask of the page it lives in. The page (our shell or a foreign host) provides it. */
export { BelowFold } from './below-fold';
export { HostProvider, useHost, type Host } from './host-context';
export { Link, type LinkProps } from './link';
export { RegistrationLink, type RegistrationLinkProps } from './registration-link';
export { Slot, SlotProvider, type SlotRenderer } from './slot';
export type { ExposeModule, LoadContext, PageHead, PageProps } from './expose-module';
// The page's own route table and facts: a remote that takes them from here bundles no copy of them.
export { defaultSite, encodePath, findSite, pathOf, pressArticlePath } from '@site/contract';
