/** The API that the shell provides to remotes. */
export { BelowFold } from './below-fold';
export { HostProvider, plainHost, useHost, type Host } from './host-context';
export { InsideIsland, island, type Island } from './island';
export { Link, RegistrationLink, type LinkProps, type RegistrationLinkProps } from './links';
export { Slot, SlotProvider, type SlotRenderer } from './slot';
export type {
  CalendarEvent,
  CalendarFile,
  ExposeModule,
  LoadContext,
  PageHead,
  PageProps,
} from './expose-module';
// The page's route table and site facts: a remote that imports them from here does not bundle a copy.
export {
  calendarPath,
  comparisonPath,
  defaultSite,
  encodePath,
  findSite,
  pathOf,
  pressArticlePath,
  typePairs,
} from '@site/contract';
