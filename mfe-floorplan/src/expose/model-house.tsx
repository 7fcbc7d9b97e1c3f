// /FloorPlan/Emodel: the online model house with its VR tours.
// The h1 belongs to the shell's banner.
import { ModelHouseTours } from '../pages/model-house/model-house-page';

export { ModelHousePage as default } from '../pages/model-house/model-house-page';

export const islands = [ModelHouseTours];
