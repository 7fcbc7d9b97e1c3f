// /LocationEnvironment/intro: the map and six boxes about the surroundings of the complex.
// Copy and the two legal notes in content/location-guide.ts.
import { ZoomTools } from '../components/zoom-sheet';

export { LocationGuidePage as default } from '../pages/location-guide/location-guide-page';

export const islands = [ZoomTools];
