/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { HostProvider, plainHost } from './host-context';
import { Link } from './links';

test('a click navigates by the host; one that its page has handled, or for a new tab, does not', () => {
  const navigate = jest.fn();
  const handle = jest.fn((event: Event) => event.preventDefault());
  render(
    <HostProvider host={{ ...plainHost, navigate }}>
      <Link to="/Premium">here</Link>
    </HostProvider>,
  );
  const link = screen.getByText('here');
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/Premium']]);
  document.addEventListener('click', handle, { capture: true, once: true });
  fireEvent.click(link);
  expect(handle).toHaveBeenCalledTimes(1);
  fireEvent.click(link, { ctrlKey: true });
  expect(navigate).toHaveBeenCalledTimes(1);
});
