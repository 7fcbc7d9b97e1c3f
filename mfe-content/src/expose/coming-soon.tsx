// The placeholder of every route without a page yet: community, 101B, 59B interior, subscription guide, stamp tax.
// The shell's banner names the page.
export { ComingSoonPage as default } from '../pages/coming-soon/coming-soon-page';
