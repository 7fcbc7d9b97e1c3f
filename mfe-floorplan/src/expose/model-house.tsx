/** /FloorPlan/Emodel: the online model house with its VR tours.
 *  The shell's banner holds the h1. */
export { ModelHousePage as default } from '../pages/model-house/model-house-page';
