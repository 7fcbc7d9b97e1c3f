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
import { useWheelSteps } from './use-wheel-steps';
import { VisitSection } from './visit-section';

/**
 * Nine sections, steps 0 to 8 of the desktop wheel; each carries `data-wheel-step`. Nothing here holds state:
 * a change above a slot would make React drop the slot's HTML.
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
