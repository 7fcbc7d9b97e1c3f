/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import { MobileMenu } from './mobile-menu';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/' }));

test('lists the registration link first, then six groups, one open at a time [FRAME-12, FRAME-13]', () => {
  document.body.innerHTML = renderToString(<MobileMenu />);
  const menu = document.getElementById('menu')!;
  const visit = menu.querySelector(':scope > a')!;
  expect(visit.textContent).toBe('방문예약');
  expect(decodeURI(visit.getAttribute('href')!)).toBe('/윤슬레이크시티/customer');
  const groups = [...menu.querySelectorAll('details')];
  expect(groups.map(({ textContent }) => textContent)).toHaveLength(6);
  expect(new Set(groups.map((group) => group.getAttribute('name')))).toEqual(new Set(['menu']));
});
