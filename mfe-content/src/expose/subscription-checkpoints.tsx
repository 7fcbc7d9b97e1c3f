// /SalesInfo/SubscriptionGuide: general guidance on what to check before subscribing.
// Copy in content/subscription-checkpoints.ts; only the announcement is binding.
export { SubscriptionCheckpointsPage as default } from '../pages/subscription-checkpoints/subscription-checkpoints-page';

/** Text and pictures only. */
export const islands = [];
