import { routeById, subMenus } from '@site/contract';
import { printedPages } from './home-print';

const entries = printedPages.flatMap(({ menu, labels }) => labels.map((label) => [menu, label]));

test.each(entries)('%s › %s is in the menu', (menu, label) => {
  const group = Object.values(subMenus).find((each) => each.label === menu);
  expect(group?.routeIds.map((id) => routeById(id).label)).toContain(label);
});
