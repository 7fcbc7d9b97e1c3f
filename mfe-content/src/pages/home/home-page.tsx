import { BelowFold } from '@site/host';
import { AerialView } from './aerial-view';
import { BrandWord } from './brand-word';
import { ComplexSection } from './complex-section';
import { Hero } from './hero';
import { LocationPoints } from './location-points';
import { OverviewSection } from './overview-section';
import { PremiumCards } from './premium-cards';
import { PrintSheet } from './print-sheet';
import { UnitSection } from './unit-section';
import { VisitSection } from './visit-section';
import { WheelSteps } from './wheel-steps/wheel-steps';

/** Nine sections with `data-wheel-step`, steps 0 to 8 of the desktop wheel. */
export function HomePage() {
  return (
    <div data-wheel-steps="">
      <Hero />
      <BelowFold />
      <OverviewSection />
      <LocationPoints />
      <BrandWord />
      <AerialView />
      <UnitSection />
      <PremiumCards />
      <ComplexSection />
      <VisitSection />
      <WheelSteps />
      <PrintSheet />
    </div>
  );
}
