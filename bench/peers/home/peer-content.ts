/** Data for the peers' scripts beyond the page's HTML: unit types shown by script only, and the messages of forms. */
import { defaultSite, pathOf } from '@site/contract';
import { planPictures } from '../../../mfe-floorplan/src/content/pictures';
import { formatArea, supplyArea } from '../../../mfe-floorplan/src/content/unit-areas';
import { unitTypes } from '../../../mfe-floorplan/src/content/unit-types';
import {
  failureTexts,
  formTexts as labels,
  pageTexts,
} from '../../../mfe-registration/src/content/form-texts';
import type { FormTexts } from '../interactions/connect-forms';
import type { UnitPlan } from '../interactions/connect-unit-plans';

export const formTexts: FormTexts = {
  busy: labels.busy,
  done: pageTexts.done,
  refused: failureTexts.refused,
  error: failureTexts.error,
};

export const plans: readonly UnitPlan[] = unitTypes.map(({ type, layout, areas }) => ({
  type,
  layout,
  src: planPictures[type].src ?? '',
  alt: planPictures[type].alt,
  href: pathOf(`floor-plan-${type}`),
  figures: [
    formatArea(areas.exclusive),
    formatArea(supplyArea(areas)),
    String(defaultSite.householdsByType[type]),
  ],
}));
