/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import { defaultSite, pathOf, pressArticlePath } from '@site/contract';
import { markCurrentLinks } from './mark-current-links';
import { PageFrame } from './page-frame';

let path: string;
jest.mock('../routes/current-path', () => ({ useCurrentPath: () => path }));

function render(at: string) {
  path = at;
  document.body.innerHTML = `<div id="root">${renderToString(
    <PageFrame>
      <ul>
        <li>
          <a href="/Brand/intro" aria-current="step">
            of the page
          </a>
        </li>
      </ul>
    </PageFrame>,
  )}</div>`;
}

const marks = () =>
  [...document.querySelectorAll('[aria-current]')].map(
    (link) => `${link.textContent} ${link.getAttribute('aria-current')}`,
  );

const article = pressArticlePath(defaultSite.key, '0123456789abcdef01234567');
const pages = [
  'home',
  'brand-video',
  'contract-documents',
  'community',
  'floor-plan-101',
  'press-list',
  'privacy',
];
const paths = [...pages.map((id) => pathOf(id)), article, '/nowhere'];

test('after a navigation to any page the frame has the marks that the server gives it', () => {
  render('/FloorPlan/84A');
  // Links without a mark here, so that nothing else sets them.
  expect(marks().length).toBeGreaterThan(1);
  const marked = Object.fromEntries(
    paths.map((each) => {
      markCurrentLinks(document, each);
      return [each, marks()];
    }),
  );
  const rendered = Object.fromEntries(
    paths.map((each) => {
      render(each);
      return [each, marks()];
    }),
  );
  expect(marked).toEqual(rendered);
});

test('links of the page itself are not touched', () => {
  render('/');
  markCurrentLinks(document, '/Brand/intro');
  expect(document.querySelector('main [aria-current]')?.getAttribute('aria-current')).toBe('step');
});
