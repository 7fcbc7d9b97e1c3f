/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { remoteNames, type PublicManifest } from '@site/contract';
import { prepareExternalHost } from './external-host';
import { RegistrationLink } from './links';
import { Slot } from './slot';

const loadRemote = jest.fn<Promise<unknown>, [string]>();
jest.mock('./external-host-runtime', () => ({ createExternalHostRuntime: () => ({ loadRemote }) }));

const remote = { version: '1.0.0', hostRange: '^1.0.0', entry: { src: '/e.js', integrity: 'x' } };
const release = {
  remotes: Object.fromEntries(remoteNames.map((name) => [name, remote])),
} as unknown as PublicManifest;

const showPage = () => {
  const { Provider } = prepareExternalHost(release, {} as never);
  return act(async () =>
    render(
      <Provider>
        <p>the page</p>
        <Slot name="visit-form" />
      </Provider>,
    ),
  );
};

beforeEach(() => loadRemote.mockReset());

test('a slot whose remote does not load stays empty, is requested once, and leaves the page as it is', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadRemote.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    throw new Error('down');
  });
  await showPage();
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(consoleError.mock.calls).toEqual([['The slot visit-form stays empty', expect.any(Error)]]);
  consoleError.mockRestore();
});

test('a click on a registration link calls the host; a click that the page has handled, or for a new tab, does not', () => {
  const openRegistration = jest.fn();
  const { Provider } = prepareExternalHost(release, {} as never, { openRegistration });
  const handle = jest.fn((event: Event) => event.preventDefault());
  render(
    <Provider>
      <RegistrationLink>visit</RegistrationLink>
    </Provider>,
  );
  const link = screen.getByText('visit');
  expect(fireEvent.click(link)).toBe(false);
  expect(openRegistration).toHaveBeenCalledTimes(1);
  document.addEventListener('click', handle, true);
  fireEvent.click(link);
  document.removeEventListener('click', handle, true);
  link.addEventListener('click', (event) => event.stopPropagation());
  fireEvent.click(link, { ctrlKey: true });
  expect(handle).toHaveBeenCalledTimes(1);
  expect(openRegistration).toHaveBeenCalledTimes(1);
});
