import { loadSite } from '../site/load-site';
import { drawComplex } from './complex/draw-complex';
import type { Drawing } from './drawing';
import { drawHouseholds } from './households/draw-households';
import { drawMap } from './location/draw-map';
import { loadRegion } from './location/load-region';
import { maps } from './location/maps';
import { drawAnnouncement } from './sheets/draw-announcement';
import { drawCheckpoints } from './sheets/draw-checkpoints';
import { drawDocuments } from './sheets/draw-documents';

/** Every SVG picture that the site model and the region give, with its words as text. */
export function siteDrawings(): readonly Drawing[] {
  const site = loadSite();
  const region = loadRegion();
  return [
    drawComplex('complex-layout', site),
    drawComplex('home-complex-layout', site),
    drawHouseholds('household-layout', site),
    drawDocuments('contract-documents'),
    drawCheckpoints('subscription-checkpoints'),
    drawAnnouncement('announcement', site),
    ...maps.map((order) => drawMap(order, site, region)),
  ];
}
