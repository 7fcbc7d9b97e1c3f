/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { mobileVideo } from '@site/contract';
import { videos } from '@site/contract/videos';
import { PromotionVideo } from './promotion-video';

const pause = jest.fn();

function renderVideo(
  prefersReducedMotion = false,
  src = '/media/videos/promotion.mp4',
): HTMLVideoElement {
  window.matchMedia = ((query: string) => ({
    matches: prefersReducedMotion && query.includes('reduced-motion'),
  })) as typeof window.matchMedia;
  HTMLMediaElement.prototype.pause = pause;
  render(<PromotionVideo src={src} poster="/media/videos/promotion.webp" />);
  return screen.getByLabelText('윤슬 레이크시티 홍보영상');
}

afterEach(() => {
  cleanup();
  pause.mockReset();
});

test('does not autoplay with reduced motion', () => {
  expect(renderVideo().autoplay).toBe(true);
  expect(pause).not.toHaveBeenCalled();
  cleanup();
  expect(renderVideo(true).autoplay).toBe(false);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('a playback error shows a message until the video plays', () => {
  const video = renderVideo();
  fireEvent.error(video);
  expect(screen.getByRole('alert').textContent).toContain('영상을 불러오지 못했습니다.');
  fireEvent.playing(video);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a phone has a cut of its own; the message waits until the last one has failed', () => {
  const src = videos.promotion;
  const video = renderVideo(false, src);
  const [wide, mobile] = [...video.querySelectorAll('source')];
  expect(wide?.getAttribute('src')).toBe(src);
  expect(mobile?.getAttribute('src')).toBe(mobileVideo(src));
  fireEvent.error(wide!);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(mobile!);
  expect(screen.queryByRole('alert')).not.toBeNull();
});

test('a playback error before hydration also shows the message', () => {
  Object.defineProperty(HTMLMediaElement.prototype, 'error', {
    configurable: true,
    get: () => ({ code: 4 }),
  });
  renderVideo();
  expect(screen.queryByRole('alert')).not.toBeNull();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'error');
});
