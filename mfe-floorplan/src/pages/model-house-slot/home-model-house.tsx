import { TourTabs } from '../../components/vr-tour/tour-tabs';
import { homeTours } from '../../content/tours';

export function HomeModelHouse() {
  return <TourTabs tours={homeTours} />;
}
