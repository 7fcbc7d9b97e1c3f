// /FloorPlan/Emodel: the online model house with its VR tours.
// The h1 belongs to the shell's banner.
export { ModelHousePage as default } from '../pages/model-house/model-house-page';
