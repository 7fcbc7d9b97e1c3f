// The slot `model-house`: home's E-model house with the tabs 84A, 84B and 101A.
// Takes no props; heading, accordion and margins around it belong to home.
import { TourTabs } from '../components/vr-tour/tour-tabs';
import { homeTours } from '../content/tours';

export default function ModelHouseSlot() {
  return <TourTabs tours={homeTours} />;
}
