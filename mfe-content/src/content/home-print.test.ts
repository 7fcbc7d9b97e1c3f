import { routeById, subMenus } from '@site/contract';
import { printedPages } from './home-print';

test.each(printedPages)('%s is found under %s › %s', (id, menu, label) => {
  expect(routeById(id).label).toBe(label);
  const group = Object.values(subMenus).find(({ routeIds }) =>
    (routeIds as readonly string[]).includes(id),
  );
  expect(group?.label).toBe(menu);
});
