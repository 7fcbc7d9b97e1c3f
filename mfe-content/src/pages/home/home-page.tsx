import { BelowFold } from '@site/host';
import { useRef } from 'react';
import { AerialView } from './aerial-view';
import { BrandWord } from './brand-word';
import { ComplexSection } from './complex-section';
import { Hero } from './hero';
import { LocationPoints } from './location-points';
import { OverviewSection } from './overview-section';
import { PremiumCards } from './premium-cards';
import { UnitSection } from './unit-section';
import { VisitSection } from './visit-section';
import { useWheelSteps } from './wheel-steps/use-wheel-steps';

/**
 * Nine sections with `data-wheel-step`, steps 0 to 8 of the desktop wheel. No state here: an update above a slot before it
 * has hydrated would make React discard the slot's server HTML.
 */
export function HomePage() {
  const page = useRef<HTMLDivElement>(null);
  useWheelSteps(page);
  return (
    <div ref={page}>
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
    </div>
  );
}
