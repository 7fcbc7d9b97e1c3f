/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { FadeIn } from './fade-in';
import { RevealOnScroll } from './reveal-on-scroll';

describe('FadeIn', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('has the class for 500 ms after a change, but not on first render [VIEWER-5]', () => {
    const { container, rerender } = render(<FadeIn trigger={0}>a</FadeIn>);
    const hasClass = () => container.firstElementChild?.classList.contains('fade-in');
    expect(hasClass()).toBe(false);
    rerender(<FadeIn trigger={1}>b</FadeIn>);
    expect(hasClass()).toBe(true);
    act(() => jest.advanceTimersByTime(499));
    expect(hasClass()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(hasClass()).toBe(false);
  });
});

describe('RevealOnScroll', () => {
  function show({
    topPx,
    pageHeightPx,
    lessMotion = false,
  }: Record<'topPx' | 'pageHeightPx', number> & { lessMotion?: boolean }) {
    window.scrollY = 0;
    window.matchMedia = jest.fn().mockReturnValue({ matches: lessMotion });
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeightPx);
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: topPx } as DOMRect);
    const { container } = render(<RevealOnScroll>picture</RevealOnScroll>);
    return { isHidden: () => container.firstElementChild?.hasAttribute('data-veiled') };
  }
  const scrollToPx = (px: number) => {
    window.scrollY = px;
    fireEvent.scroll(window);
  };
  afterEach(() => jest.restoreAllMocks());

  test('below the fold: hidden until the page is scrolled past 200 px, then shown for good [HOME-16]', () => {
    const { isHidden } = show({ topPx: 900, pageHeightPx: 3000 });
    expect(isHidden()).toBe(true);
    scrollToPx(200);
    expect(isHidden()).toBe(true);
    scrollToPx(201);
    expect(isHidden()).toBe(false);
    scrollToPx(0);
    expect(isHidden()).toBe(false);
  });

  test.each([
    ['already on screen', { topPx: 300, pageHeightPx: 3000 }],
    ['on a page too short to scroll past 200 px', { topPx: 800, pageHeightPx: 900 }],
    ['with reduced motion', { topPx: 900, pageHeightPx: 3000, lessMotion: true }],
  ])('%s: never hidden', (_, place) => {
    expect(show(place).isHidden()).toBe(false);
  });
});
