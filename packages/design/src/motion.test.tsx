/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { FadeIn } from './fade-in';
import { Reveal, RevealOnScroll } from './reveal-on-scroll';

test('a change within the 500 ms of a fade starts it again; only that one forces layout', () => {
  jest.useFakeTimers();
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const { container, rerender } = render(<FadeIn trigger={0}>a</FadeIn>);
  const hasClass = () => container.firstElementChild?.classList.contains('fade-in');
  rerender(<FadeIn trigger={1}>b</FadeIn>);
  expect(measure).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(400));
  rerender(<FadeIn trigger={2}>c</FadeIn>);
  expect(measure).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(499));
  expect(hasClass()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(hasClass()).toBe(false);
  measure.mockRestore();
  jest.useRealTimers();
});

describe('RevealOnScroll', () => {
  function show({
    topPx,
    pageHeightPx,
    lessMotion = false,
  }: Record<'topPx' | 'pageHeightPx', number> & { lessMotion?: boolean }) {
    window.scrollY = 0;
    window.matchMedia = jest.fn().mockReturnValue({ matches: lessMotion });
    const height = jest.spyOn(document.documentElement, 'scrollHeight', 'get');
    height.mockReturnValue(pageHeightPx);
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: topPx } as DOMRect);
    const { container } = render(
      <RevealOnScroll>
        picture
        <Reveal />
      </RevealOnScroll>,
    );
    return {
      height,
      isHidden: () => container.firstElementChild?.hasAttribute('data-unrevealed'),
    };
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

  test('shown when the resized page is too short to scroll past 200 px', () => {
    const { height, isHidden } = show({ topPx: 900, pageHeightPx: 3000 });
    fireEvent(window, new Event('resize'));
    expect(isHidden()).toBe(true);
    height.mockReturnValue(900);
    fireEvent(window, new Event('resize'));
    expect(isHidden()).toBe(false);
  });

  test('is hidden on screens only, not in print', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<RevealOnScroll>picture</RevealOnScroll>));
    const rules = sheet.getStyleTags();
    expect(rules).toMatch(/@media screen\{[^}]*\}[^}]*\[data-unrevealed\]\{opacity:0;\}\}/);
    expect(rules.match(/opacity:0/g)).toHaveLength(1);
  });

  test.each([
    ['already on screen', { topPx: 300, pageHeightPx: 3000 }],
    ['on a page too short to scroll past 200 px', { topPx: 800, pageHeightPx: 900 }],
    ['with reduced motion', { topPx: 900, pageHeightPx: 3000, lessMotion: true }],
  ])('%s: never hidden', (_, place) => {
    expect(show(place).isHidden()).toBe(false);
  });
});
