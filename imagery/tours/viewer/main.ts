// The script of a tour page: replaces its list of still pictures by a panorama that can be turned.
// Without WebGL, or when a panorama fails to load, the list stays.
import { startTour } from './start-tour';

startTour(document);
