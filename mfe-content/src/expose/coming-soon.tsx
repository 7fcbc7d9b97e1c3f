// The placeholder for routes that have no page yet: community, 101B, 59B interior, subscription guide, stamp tax.
// The shell's banner shows the heading of the route.
export { ComingSoonPage as default } from '../pages/coming-soon/coming-soon-page';

/** Text and pictures only. */
export const islands = [];
