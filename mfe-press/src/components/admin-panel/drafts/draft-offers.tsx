import { formatClock } from '@site/contract';
import { Button } from '@site/design';
import styled from 'styled-components';
import { draftTexts as texts } from '../../../content/draft-texts';
import { adminTexts } from '../../../content/press-texts';
import type { StoredDraft } from './draft-store';

export interface DraftOffersProps {
  readonly offers: readonly StoredDraft[];
  readonly onRestore: (offer: StoredDraft) => void;
  readonly onRemove: (offer: StoredDraft) => void;
}

/** The drafts of earlier visits and other tabs, until each is loaded or deleted. */
export function DraftOffers({ offers, onRestore, onRemove }: DraftOffersProps) {
  return (
    <Offers>
      <p>{texts.found}</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <span id={`draft-${offer.id}`}>
              <b>{offer.title || offer.summary || offer.content.slice(0, 40)}</b>{' '}
              <time dateTime={offer.savedAt}>
                {adminTexts.draftSaved(formatClock(offer.savedAt))}
              </time>
            </span>
            <Button
              $tone="outline"
              $small
              aria-describedby={`draft-${offer.id}`}
              onClick={() => onRestore(offer)}
            >
              {texts.load}
            </Button>
            <Button
              $tone="outline"
              $small
              aria-describedby={`draft-${offer.id}`}
              onClick={() => onRemove(offer)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Offers>
  );
}

const Offers = styled.div`
  display: grid;
  gap: var(--s-3);
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-3);
    padding-block: var(--s-2);
    border-top: var(--hair);
    font-size: var(--t-small);
  }
  & span {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
`;
