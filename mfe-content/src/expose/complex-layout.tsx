// /ComplexGuide/intro: the site plan with its numbered legend and the seven notes.
// The numbers of legend and drawing come from one list in content/complex-layout.ts.
import { ZoomTools } from '../components/zoom-sheet';

export { ComplexLayoutPage as default } from '../pages/complex-layout/complex-layout-page';

export const islands = [ZoomTools];
