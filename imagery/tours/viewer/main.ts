// The program of a tour's page: turns its list of still pictures into a view that can be turned.
// Without WebGL or when a panorama does not come, the page stays the list it was sent as.
import { startTour } from './start-tour';

startTour(document);
