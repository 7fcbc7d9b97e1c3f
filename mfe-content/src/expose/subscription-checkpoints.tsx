// /SalesInfo/SubscriptionGuide: what to check before subscribing, as general guidance.
// Texts in content/subscription-checkpoints.ts; binding is only the announcement.
export { SubscriptionCheckpointsPage as default } from '../pages/subscription-checkpoints/subscription-checkpoints-page';
