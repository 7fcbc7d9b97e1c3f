// /LocationEnvironment/intro: the map and six boxes on what lies around the complex.
// Texts and the two legal notes in content/location-guide.ts.
export { LocationGuidePage as default } from '../pages/location-guide/location-guide-page';
