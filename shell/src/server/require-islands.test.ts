import { matchRoute, type ModuleId } from '@site/contract';
import { island, type ExposeModule } from '@site/host';
import { shellIslands } from '../frame/enhance-frame';
import { requireIslands } from './require-islands';

const Slider = island('slider', () => null);
const Plans = island('plans', () => null);

const home: ExposeModule = { default: () => null, islands: [Slider] };
const slot: ExposeModule = { default: () => null, islands: [Plans] };

function check(body: string, path = '/', page: ExposeModule = home) {
  const match = matchRoute(path);
  const read = (id: ModuleId) => (id === match?.route.module ? page : slot);
  return () => requireIslands(body, match, { read });
}
const part = (name: string) => `<div data-island="${name}" data-props="{}"></div>`;

test('accepts the islands of the shell, of the page and of its slots', () => {
  const [shared] = shellIslands;
  const body = [shared!.islandName, 'slider', 'plans'].map(part).join('');
  expect(check(body)).not.toThrow();
});

test('an expose that is an island as a whole needs no list, also with slots', () => {
  const whole: ExposeModule = { default: () => null };
  expect(check('<div data-island="" data-props=""></div>', '/', whole)).not.toThrow();
});

test('rejects an island that is in no list', () => {
  expect(check(part('slider') + part('cards'))).toThrow('"cards" is not in the export "islands"');
});

test('a page without a route has the islands of the shell only', () => {
  expect(check(part(shellIslands[0]!.islandName), '/nowhere')).not.toThrow();
  expect(check(part('slider'), '/nowhere')).toThrow('"slider"');
});
