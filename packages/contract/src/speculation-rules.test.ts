import { encodePath, pathOf, pressArticlePath, resultPages } from '.';
import { defaultSite } from './site';
import { speculationRules, speculationRulesHeader } from './speculation-rules';

const [prerender] = speculationRules.prerender;
const [likely, elsewhere] = speculationRules.prefetch;
const pagesOf = (rule: typeof prerender) =>
  rule?.where.and.flatMap((part) => ('href_matches' in part ? part.href_matches : [])) ?? [];

test('prerenders static pages and the press list, and only prefetches articles and the administrator’s page', () => {
  const [list = '', admin] = ['press-list', 'press-admin'].map((id) => encodePath(pathOf(id)));
  expect(pagesOf(prerender)).toEqual(
    expect.arrayContaining(['/', '/FloorPlan/84A', encodePath(pathOf('customer')), list]),
  );
  const articles = encodePath(pressArticlePath(defaultSite.key, '')) + ':id';
  expect(pagesOf(likely)).toEqual([admin, articles]);
  expect(pagesOf(prerender)).not.toEqual(expect.arrayContaining([expect.stringMatching('press/')]));
});

test('loads nothing before the visitor shows interest', () => {
  const eagerness = [prerender, likely, elsewhere].map((rule) => rule?.eagerness);
  expect(eagerness).toEqual(['moderate', 'moderate', 'conservative']);
});

test('no rule matches a result page, an API or a file, or has a wildcard', () => {
  const named = [prerender, likely, elsewhere].flatMap(pagesOf);
  const refused = [...Object.values(resultPages), '/api', '/media', '/announcement.pdf', '*'];
  expect(named.filter((path) => refused.some((part) => path.includes(part)))).toEqual([]);
});

test('the header is a list with one quoted URL', () => {
  expect(speculationRulesHeader('1.0.0-x')).toBe('"/shell/1.0.0-x/next-page.speculationrules"');
});
