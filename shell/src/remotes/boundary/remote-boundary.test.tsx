/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { island, type ExposeModule } from '@site/host';
import { ModuleSourceContext } from '../module-source';
import { RemoteBoundary } from './remote-boundary';

jest.mock('./page-load', () => ({ PageLoad: () => <p>loads the page</p> }));
jest.spyOn(console, 'error').mockImplementation(() => undefined);

const working: ExposeModule = { default: () => null };
const throwing = () => {
  throw new Error('test');
};

interface Example {
  readonly module: ExposeModule | Promise<ExposeModule>;
  readonly page?: string;
  readonly content: () => ReactNode;
}

function boundary({ module, page = '/a', content }: Example, isPrerendering?: true) {
  return (
    <ModuleSourceContext value={{ read: () => module, ...(isPrerendering && { isPrerendering }) }}>
      <RemoteBoundary id="mfe-press/PressList" page={page} fallback={<p>loading</p>}>
        {content}
      </RemoteBoundary>
    </ModuleSourceContext>
  );
}

async function show(given: Example) {
  const shown = await act(() => Promise.resolve(render(boundary(given))));
  return {
    text: () => shown.container.textContent,
    become: (next: Example) => act(() => Promise.resolve(shown.rerender(boundary(next)))),
  };
}

test('renders a loaded module, and the fallback while a module loads', async () => {
  expect((await show({ module: working, content: () => 'text' })).text()).toBe('text');
  const { text } = await show({ module: new Promise(() => undefined), content: () => 'text' });
  expect(text()).toBe('loading');
});

test('loads the page if a module fails before anything was shown', async () => {
  const { text } = await show({
    module: Promise.reject(new Error('failed')),
    content: () => 'text',
  });
  expect(text()).toBe('loads the page');
});

test('loads the page if a module throws in its first render', async () => {
  expect((await show({ module: working, content: throwing })).text()).toBe('loads the page');
});

test('keeps a snapshot of the content if a module throws later', async () => {
  const { text, become } = await show({ module: working, content: () => <b>old content</b> });
  await become({ module: working, content: throwing });
  expect(text()).toBe('old content');
});

test('the snapshot keeps typed text, focus and caret', async () => {
  const field = () => document.activeElement as HTMLInputElement;
  const { become } = await show({ module: working, content: () => <input aria-label="이름" /> });
  document.querySelector<HTMLInputElement>('input')?.focus();
  const before = field();
  before.value = '홍길';
  await become({ module: working, content: throwing });
  expect(field()).not.toBe(before);
  expect([field().ariaLabel, field().value, field().selectionStart]).toEqual(['이름', '홍길', 2]);
});

test('tries again on the next page and never shows the old content there', async () => {
  const { text, become } = await show({ module: working, content: () => 'page a' });
  await become({ module: working, content: throwing });
  await become({ module: working, page: '/b', content: throwing });
  expect(text()).toBe('loads the page');
  await become({ module: working, page: '/c', content: () => 'page c' });
  expect(text()).toBe('page c');
});

describe('in the HTML of the server', () => {
  const Counter = island('counter', () => <b>0</b>);
  const html = (module: ExposeModule) =>
    renderToStaticMarkup(boundary({ module, content: () => <Counter /> }, true));

  test('only the islands of an expose are marked', () => {
    expect(html({ ...working, islands: [Counter] })).toBe(
      '<div data-module="mfe-press/PressList"><div data-island="counter" data-props=""><b>0</b></div></div>',
    );
  });

  test('an expose that lists no islands is one as a whole, and what is in it is a part of it', () => {
    expect(html(working)).toBe(
      '<div data-module="mfe-press/PressList" data-island="" data-props=""><div data-island="counter"><b>0</b></div></div>',
    );
  });
});
