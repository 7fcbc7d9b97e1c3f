import { BelowFold } from '@site/host';
import { useRef } from 'react';
import styled from 'styled-components';
import { AerialView } from './aerial-view';
import { BrandWord } from './brand-word';
import { ComplexSection } from './complex-section';
import { Hero } from './hero';
import { LocationPoints } from './location-points';
import { OverviewSection } from './overview-section';
import { PremiumCards } from './premium-cards';
import { UnitSection } from './unit-section';
import { stepsApply, useWheelSteps } from './use-wheel-steps';
import { VisitSection } from './visit-section';

/**
 * Nine sections, steps 0 to 8 of the desktop wheel; each carries `data-wheel-step`. Nothing here holds state:
 * a change above a slot would make React drop the slot's HTML.
 */
export function HomePage() {
  const page = useRef<HTMLDivElement>(null);
  useWheelSteps(page);
  return (
    <Steps ref={page}>
      <Hero />
      <BelowFold />
      <LocationPoints />
      <BrandWord />
      <OverviewSection />
      <AerialView />
      <UnitSection />
      <PremiumCards />
      <ComplexSection />
      <VisitSection />
    </Steps>
  );
}

/** A step shows one section and nothing of the next; the hero shares its window with the strip above. */
const Steps = styled.div`
  @media ${stepsApply} {
    & > * ~ [data-wheel-step] {
      min-height: 100svh;
      align-content: center;
    }
  }
`;
