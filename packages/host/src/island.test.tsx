/** @jest-environment jsdom */
import { createElement, type ComponentType } from 'react';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InsideIsland, island } from './island';

const Counter = island('counter', ({ start }: { readonly start: number }) => <b>{start}</b>);
const Card = island('card', () => (
  <section>
    <Counter start={2} />
  </section>
));

test('on the server the element has the name and the props of the island', () => {
  expect(renderToStaticMarkup(<Counter start={1} />)).toBe(
    '<div data-island="counter" data-props="{&quot;start&quot;:1}"><b>1</b></div>',
  );
});

test('an island inside an island, or inside an expose that is one as a whole, is a part of it', () => {
  expect(renderToStaticMarkup(<Card />)).toBe(
    '<div data-island="card" data-props=""><section><div data-island="counter"><b>2</b></div></section></div>',
  );
  expect(
    renderToStaticMarkup(
      <InsideIsland value>
        <Counter start={1} />
      </InsideIsland>,
    ),
  ).toBe('<div data-island="counter"><b>1</b></div>');
});

test('after client navigation nothing waits for hydration', () => {
  const { container } = render(<Card />);
  expect(container.innerHTML).toBe(
    '<div data-island="card"><section><div data-island="counter"><b>2</b></div></section></div>',
  );
});

test('an expose lists it by its name and its content', () => {
  expect(Counter.islandName).toBe('counter');
  const content = createElement(Counter.Content as ComponentType<{ start: number }>, { start: 3 });
  expect(renderToStaticMarkup(content)).toBe('<b>3</b>');
});
