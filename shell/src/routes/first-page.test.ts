/** @jest-environment jsdom */
import { takeFirstPage } from './first-page';

const handleRemoved = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  handleRemoved.mockClear();
  document.head.innerHTML = `
    <meta charset="utf-8"><title>first</title><link rel="canonical" href="/"><meta name="description" content="first">
    <meta name="robots" content="noindex"><meta name="twitter:card" content="x"><meta property="og:title" content="first">
    <meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg"><style></style>`;
  document.body.innerHTML =
    '<div id="root"><header>frame</header><main id="main">text<h1>first</h1><div data-pages=""></div></main></div>';
});
afterEach(() => jest.useRealTimers());

const main = () => document.getElementById('main')!;
const headTags = () =>
  [...document.head.children].map((element) => element.getAttribute('name') ?? element.localName);

test('goes in one step when another page is shown: content and head, not the frame', () => {
  const page = takeFirstPage(document, handleRemoved);
  // By a translator and by React, which has rendered the next page.
  main().prepend(document.createElement('i'));
  main().querySelector('[data-pages]')!.innerHTML = '<h1>next</h1>';
  document.head.append(Object.assign(document.createElement('title'), { textContent: 'next' }));
  page.remove();
  expect(main().innerHTML).toBe('<div data-pages=""><h1>next</h1></div>');
  expect(headTags()).toEqual(['meta', 'viewport', 'link', 'style', 'title']);
  expect(document.title).toBe('next');
  expect(document.querySelector('header')).not.toBeNull();
});

test('reports it in a later task, once', () => {
  const page = takeFirstPage(document, handleRemoved);
  page.remove();
  expect(handleRemoved).not.toHaveBeenCalled();
  main().append('of the next page');
  page.remove();
  jest.runAllTimers();
  expect(handleRemoved).toHaveBeenCalledTimes(1);
  expect(main().textContent).toBe('of the next page');
});

test('a page whose main element others have removed still loses its head', () => {
  const page = takeFirstPage(document, handleRemoved);
  main().remove();
  page.remove();
  expect(document.title).toBe('');
});
