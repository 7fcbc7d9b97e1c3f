import { encodePath, pathOf, pressArticlePath, resultPages } from '.';
import { defaultSite } from './site';
import { speculationRules, speculationRulesHeader } from './speculation-rules';

const [prerender] = speculationRules.prerender;
const [ssrPages, elsewhere] = speculationRules.prefetch;
const pagesOf = (rule: typeof prerender) =>
  rule?.where.and.flatMap((part) => ('href_matches' in part ? part.href_matches : [])) ?? [];

test('static pages are rendered ahead, pages of the press only fetched', () => {
  expect(pagesOf(prerender)).toEqual(
    expect.arrayContaining(['/', '/FloorPlan/84A', encodePath(pathOf('customer'))]),
  );
  expect(pagesOf(prerender).filter((path) => path.includes('press'))).toEqual([]);
  const articles = encodePath(pressArticlePath(defaultSite.key, '')) + ':id';
  expect(pagesOf(ssrPages)).toEqual([encodePath(pathOf('press-list')), articles]);
});

test('nothing is fetched before the visitor shows interest', () => {
  const eagerness = [prerender, ssrPages, elsewhere].map((rule) => rule?.eagerness);
  expect(eagerness).toEqual(['moderate', 'moderate', 'conservative']);
});

test('no rule names a result page, an API or a file, and none a wildcard', () => {
  const named = [prerender, ssrPages, elsewhere].flatMap(pagesOf);
  const refused = [...Object.values(resultPages), '/api', '/media', '/announcement.pdf', '*'];
  expect(named.filter((path) => refused.some((part) => path.includes(part)))).toEqual([]);
});

test('the header is a list of one quoted address', () => {
  expect(speculationRulesHeader('1.0.0-x')).toBe('"/shell/1.0.0-x/next-page.speculationrules"');
});
