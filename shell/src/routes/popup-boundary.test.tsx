/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PopupBoundary } from './popup-boundary';

jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('a popup that throws is gone, says so once, and leaves the page beside it', () => {
  const handleError = jest.fn();
  const Bomb = () => {
    throw new Error('drill');
  };
  const { container } = render(
    <>
      <main>page</main>
      <PopupBoundary onError={handleError}>
        <Bomb />
      </PopupBoundary>
    </>,
  );
  expect(container.textContent).toBe('page');
  expect(handleError).toHaveBeenCalledTimes(1);
});
