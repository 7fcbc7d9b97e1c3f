/** @jest-environment jsdom */
import { use } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { RouterBridge } from './router-bridge';
import { createShellHost } from './shell-host';

// The router needs both; jsdom has neither.
jest.mock('react-router-dom', () => {
  const { TextDecoder, TextEncoder } = jest.requireActual<Record<string, unknown>>('node:util');
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  return jest.requireActual<object>('react-router-dom');
});
jest.mock('./scroll/use-scroll-position', () => ({ useScrollPosition: () => undefined }));
jest.mock('./use-faces-on-new-pages', () => ({ useFacesOnNewPages: () => undefined }));

let show: () => void;
let slow: Promise<void>;
const settle = jest.fn();

function Page() {
  const { pathname } = useLocation();
  if (pathname === '/slow') use(slow);
  return <main>{pathname}</main>;
}

/** Outside of the container that testing-library removes. */
const progressPlace = document.body.appendChild(document.createElement('div'));

async function openPage(host = createShellHost()) {
  await act(async () =>
    render(
      <BrowserRouter>
        <RouterBridge host={host} visits={{ settle }} progressPlace={progressPlace} />
        <Page />
      </BrowserRouter>,
    ),
  );
  return host;
}

const wait = (ms: number) =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
  });
const shownPath = () => screen.getByRole('main').textContent;
const announced = () => screen.getByRole('status').textContent;

/** @param expected path and announcement */
const expectSoon = (expected: readonly string[]) =>
  waitFor(() => expect([shownPath(), announced()]).toEqual(expected), { timeout: 30_000 });

beforeEach(() => {
  slow = new Promise((resolve) => (show = resolve));
  globalThis.scrollTo = jest.fn();
  history.replaceState({ idx: 0 }, '', '/slow');
  history.pushState({ idx: 1 }, '', '/quick');
});

test('back to a page that takes long is announced until it is shown [ROUTE-16]', async () => {
  await openPage();
  history.back();
  await expectSoon(['/quick', '불러오는 중입니다']);
  show();
  await expectSoon(['/slow', '']);
});

test('a second click on a link whose page loads leaves the scroll position; on the link of the shown page it goes to the top', async () => {
  const host = await openPage();
  await act(async () => host.navigate('/slow'));
  await act(async () => host.navigate('/slow'));
  expect([location.pathname, shownPath()]).toEqual(['/slow', '/quick']);
  expect(scrollTo).not.toHaveBeenCalled();
  show();
  await wait(20);
  await act(async () => host.navigate('/slow'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('back on the same page, as when the popup is closed, announces nothing and cancels what was pending', async () => {
  const host = await openPage();
  history.pushState(history.state, '', '/quick');
  history.back();
  await wait(400);
  expect(announced()).toBe('');
  settle.mockClear();
  await act(async () => host.navigate('/slow'));
  history.back();
  await wait(400);
  expect([shownPath(), announced()]).toEqual(['/quick', '']);
  expect(settle).toHaveBeenCalledWith('/quick');
});
