// The drawings as they are committed and shown: their words are outlines. Videos take the drawings with words as text.
import { loadSite } from '../site/load-site';
import { drawComplex } from './complex/draw-complex';
import { drawHouseholds } from './households/draw-households';
import { drawMap } from './location/draw-map';
import { drawPlaces } from './location/draw-place';
import { loadRegion } from './location/load-region';
import { maps } from './location/maps';
import { drawAnnouncement } from './sheets/draw-announcement';
import { drawCheckpoints } from './sheets/draw-checkpoints';
import { drawDocuments } from './sheets/draw-documents';
import type { Unit } from '../units/unit';
import { loadUnits } from '../units/load-unit';
import type { Drawing } from './drawing';
import { drawPlan } from './plan/draw-plan';
import { keepColours } from './forced-dark';
import { outlineWords } from './words/outline-words';

/** @returns the plan sheet of a flat. @throws Error that names the letters that imagery/fonts lacks */
export function committedPlan(unit: Unit): Drawing {
  return outlined(drawPlan(unit));
}

/** @returns every other drawing of the site. @throws Error that names the letters that imagery/fonts lacks */
export function committedSiteDrawings(): readonly Drawing[] {
  return siteDrawings().map(outlined);
}

/** @returns each letter of their words once, in code point order */
export function lettersOfDrawings(): readonly string[] {
  const words = [...siteDrawings(), ...loadUnits().map(drawPlan)].flatMap(({ svg }) =>
    [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word = '']) => word),
  );
  return [...new Set(words.join(''))].sort();
}

const outlined = ({ name, svg }: Drawing): Drawing => ({
  name,
  svg: keepColours(outlineWords(svg)),
});

/** Every SVG picture that the site model and the region give, with its words as text. */
function siteDrawings(): readonly Drawing[] {
  const site = loadSite();
  const region = loadRegion();
  return [
    drawComplex('complex-layout', site),
    drawComplex('home-complex-layout', site),
    drawHouseholds('household-layout', site),
    drawDocuments('contract-documents'),
    drawCheckpoints('subscription-checkpoints'),
    drawAnnouncement('announcement', site),
    ...drawPlaces(),
    ...maps.map((order) => drawMap(order, site, region)),
  ];
}
