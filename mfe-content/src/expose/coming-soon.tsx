// The page behind every route that is not written yet: community, 101B, 59B interior, subscription guide, stamp tax.
// The shell's banner names the page; this says only that it is coming.
export { ComingSoonPage as default } from '../pages/coming-soon/coming-soon-page';
