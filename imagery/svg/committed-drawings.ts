// The drawings as they are committed and shown: their words are outlines. Clips take the drawings with words as text.
import type { Unit } from '../units/unit';
import { loadUnits } from '../units/load-unit';
import type { Drawing } from './drawing';
import { drawPlan } from './plan/draw-plan';
import { siteDrawings } from './site-drawings';
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

const outlined = ({ name, svg }: Drawing): Drawing => ({ name, svg: outlineWords(svg) });
