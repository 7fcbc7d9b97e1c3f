/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import type { ExposeModule } from '@site/host';
import { ModuleSourceContext, type BoundaryContent } from './module-source';
import { RemoteBoundary } from './remote-boundary';

jest.mock('./page-load', () => ({ PageLoad: () => <p>loads the page</p> }));
jest.spyOn(console, 'error').mockImplementation(() => undefined);

const sound: ExposeModule = { default: () => null };
const bomb = () => {
  throw new Error('drill');
};

interface Region {
  readonly module: ExposeModule | Promise<ExposeModule>;
  readonly page?: string;
  readonly content: () => ReactNode;
}

const asked: BoundaryContent[] = [];

function region({ module, page = '/a', content }: Region) {
  const read = (_: unknown, place: BoundaryContent) => {
    asked.push(place);
    return module;
  };
  return (
    <ModuleSourceContext value={{ read }}>
      <RemoteBoundary
        id="mfe-press/PressList"
        page={page}
        isPrerendered={() => false}
        fallback={<p>loading</p>}
      >
        {content}
      </RemoteBoundary>
    </ModuleSourceContext>
  );
}

async function show(given: Region) {
  const shown = await act(() => Promise.resolve(render(region(given))));
  return {
    text: () => shown.container.textContent,
    become: (next: Region) => act(() => Promise.resolve(shown.rerender(region(next)))),
  };
}

test('a module that is here is drawn, one that is on its way is waited for', async () => {
  expect((await show({ module: sound, content: () => 'text' })).text()).toBe('text');
  const { text } = await show({ module: new Promise(() => undefined), content: () => 'text' });
  expect(text()).toBe('loading');
  expect(asked).toEqual(['empty', 'empty']);
});

test('a module that fails where nothing is to be seen yet ends in a page load', async () => {
  const { text } = await show({ module: Promise.reject(new Error('dead')), content: () => 'text' });
  expect(text()).toBe('loads the page');
});

test('so does one that throws while it draws for the first time', async () => {
  expect((await show({ module: sound, content: bomb })).text()).toBe('loads the page');
});

test('one that throws later leaves what the visitor saw', async () => {
  const { text, become } = await show({ module: sound, content: () => <b>what stood there</b> });
  await become({ module: sound, content: bomb });
  expect(text()).toBe('what stood there');
});

test('whoever types at that moment goes on typing', async () => {
  const field = () => document.activeElement as HTMLInputElement;
  const { become } = await show({ module: sound, content: () => <input aria-label="이름" /> });
  document.querySelector<HTMLInputElement>('input')?.focus();
  const before = field();
  before.value = '홍길';
  await become({ module: sound, content: bomb });
  expect(field()).not.toBe(before);
  expect([field().ariaLabel, field().value, field().selectionStart]).toEqual(['이름', '홍길', 2]);
});

test('after that the next page is a new chance, and never the old content', async () => {
  const { text, become } = await show({ module: sound, content: () => 'page a' });
  await become({ module: sound, content: bomb });
  await become({ module: sound, page: '/b', content: bomb });
  expect(text()).toBe('loads the page');
  await become({ module: sound, page: '/c', content: () => 'page c' });
  expect(text()).toBe('page c');
});
