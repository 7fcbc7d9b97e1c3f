import styled from 'styled-components';
import { Notes } from '@site/design';
import { cgNotice, modelUnitNotice } from '../../content/notices';
import { maxTours, tourTexts, type Tour } from '../../content/tours';
import { VisitButton } from '../visit-button';
import { TabbedPanels } from '../tabs/tabbed-panels';
import { VrTour } from './vr-tour';

/** The E-model house: one tab per tour, at most five, the first one selected. */
export function TourTabs({ tours }: { tours: readonly Tour[] }) {
  const items = tours.slice(0, maxTours).map((tour) => ({ ...tour, id: `tour-${tour.name}` }));
  return (
    <>
      <TabbedPanels label={tourTexts.tabs} items={items}>
        {(tour, isSelected) => (
          <Spacing>
            {/* A tour ends when its tab is left. */}
            <VrTour key={isSelected ? 'selected' : 'left'} tour={tour} />
            <VisitButton name={tour.name} />
          </Spacing>
        )}
      </TabbedPanels>
      <Notes items={[cgNotice, modelUnitNotice]} />
    </>
  );
}

const Spacing = styled.div`
  padding-top: clamp(var(--s-5), 3vw, var(--s-7));
  & > a {
    margin-top: var(--s-5);
  }
`;
