/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { SiteFacts } from '@site/contract';
import { defaultSite, HostProvider } from '@site/host';
import { GuideVideosPage } from './guide-videos-page';

const setPreferences = ({ prefersReducedMotion = false, savesData = false } = {}) => {
  globalThis.matchMedia = (query) =>
    ({
      matches: prefersReducedMotion && query.includes('reduced-motion'),
      addEventListener: () => 0,
      removeEventListener: () => 0,
    }) as never;
  Object.assign(navigator, { connection: { saveData: savesData } });
};
const video = () => document.querySelector('video');
const videos = defaultSite.embeds.guideVideos;

beforeEach(() => {
  location.hash = '';
  setPreferences();
});

test('the first video plays automatically, muted, with controls [VIDEO-1, VIDEO-3]', () => {
  render(<GuideVideosPage />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('입지환경');
  expect(document.querySelectorAll('video')).toHaveLength(1);
  expect(video()!.getAttribute('src')).toBe(videos.location);
  expect([video()!.autoplay, video()!.muted, video()!.controls, video()!.loop]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('selecting a tab plays its video instead [VIDEO-2]', () => {
  render(<GuideVideosPage />);
  fireEvent.click(screen.getByRole('tab', { name: '84타입' }));
  expect(document.querySelectorAll('video')).toHaveLength(1);
  expect(video()!.getAttribute('src')).toBe(videos.type84);
  expect(screen.getByRole('tabpanel').textContent).toContain('알파룸');
});

test.each([{ prefersReducedMotion: true }, { savesData: true }])(
  'with %o nothing is loaded until the picture is clicked [VIDEO-5]',
  (preference) => {
    setPreferences(preference);
    render(<GuideVideosPage />);
    expect(video()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /영상 재생/ }));
    expect(video()!.getAttribute('src')).toBe(videos.location);
  },
);

test('a video that does not load shows an error and a retry', () => {
  render(<GuideVideosPage />);
  fireEvent.error(video()!);
  expect(screen.getByRole('alert').textContent).toContain('이 내용을 잠시 표시할 수 없습니다.');
  expect(screen.getByRole('link', { name: '상담 1533-8848' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(video()).not.toBeNull();
});

describe('the focus', () => {
  let focus: jest.SpyInstance;
  beforeEach(() => (focus = jest.spyOn(HTMLElement.prototype, 'focus')));
  afterEach(() => focus.mockRestore());
  /** The mock records elements that jsdom cannot focus, like videos. */
  const lastFocused = () => focus.mock.contexts.at(-1) as unknown;

  test('moves from the picture to its video, to the retry after an error, and back', () => {
    setPreferences({ prefersReducedMotion: true });
    render(<GuideVideosPage />);
    const still = screen.getByRole('button', { name: /영상 재생/ });
    still.focus();
    fireEvent.keyDown(still, { key: ' ' });
    expect(lastFocused()).toBe(video());
    fireEvent.error(video()!);
    const retry = screen.getByRole('button', { name: '다시 불러오기' });
    expect(document.activeElement).toBe(retry);
    fireEvent.click(retry);
    expect(lastFocused()).toBe(video());
  });

  test('is not taken by a video that starts by itself, or by its error', () => {
    render(<GuideVideosPage />);
    fireEvent.error(video()!);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(focus).not.toHaveBeenCalled();
  });
});

test('a video of a video service plays in a frame that starts muted [VIDEO-4]', () => {
  const site: SiteFacts = {
    ...defaultSite,
    embeds: {
      ...defaultSite.embeds,
      guideVideos: { ...videos, location: 'https://video.example.com/embed/1?rel=0&mute=0' },
    },
  };
  render(
    <HostProvider host={{ site, navigate: jest.fn(), openRegistration: jest.fn() }}>
      <GuideVideosPage />
    </HostProvider>,
  );
  const frame = document.querySelector('iframe')!;
  expect(frame.src).toBe('https://video.example.com/embed/1?rel=0&mute=0&autoplay=1&muted=1');
  expect(frame.title).toBe('입지환경 안내영상');
  expect(frame.getAttribute('allow')).toContain('autoplay');
  expect(screen.getByRole('status').textContent).toBe('불러오는 중입니다');
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
});
