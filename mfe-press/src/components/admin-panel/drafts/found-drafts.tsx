import { lazy, Suspense } from 'react';
import type { DraftOffersProps } from './draft-offers';

/** Only an administrator with an unfinished text needs this code. The server's HTML has no drafts. */
const DraftOffers = lazy(async () => ({ default: (await import('./draft-offers')).DraftOffers }));

export function FoundDrafts(props: DraftOffersProps) {
  if (props.offers.length === 0) return null;
  return (
    <Suspense>
      <DraftOffers {...props} />
    </Suspense>
  );
}
