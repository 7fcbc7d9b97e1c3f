/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { containerName, remoteNames, type PublicManifest } from '@site/contract';
import { prepareExternalHost } from './external-host';
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

test('a slot shows the expose of its owner', async () => {
  loadRemote.mockResolvedValue({ default: () => <p>the form</p> });
  await showPage();
  expect(screen.getByText('the form')).toBeTruthy();
  expect(loadRemote.mock.calls).toEqual([[`${containerName('mfe-registration')}/VisitFormSlot`]]);
});

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
