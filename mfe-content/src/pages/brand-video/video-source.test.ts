import { videoSource } from './video-source';

test('a path is a video with a poster of the same name [BRAND-6]', () => {
  expect(videoSource('/media/videos/promotion.mp4')).toEqual({
    kind: 'file',
    src: '/media/videos/promotion.mp4',
    poster: '/media/videos/promotion.webp',
  });
});

test('the URL of an external page gets the parameters for muted autoplay [BRAND-6]', () => {
  expect(videoSource('https://video.example/embed/1?list=2')).toEqual({
    kind: 'page',
    page: 'https://video.example/embed/1?list=2&autoplay=1&mute=1&muted=1',
  });
});

test('playback parameters that the URL already has are not changed', () => {
  expect(videoSource('https://video.example/embed/1?autoplay=0')).toMatchObject({
    page: expect.stringContaining('autoplay=0&mute=1'),
  });
});

test.each(['', 'promotion.mp4', '//video.example/1', 'javascript:alert(1)', 'data:text/html,x'])(
  '"%s" throws an error that names the site fact',
  (address) => {
    expect(() => videoSource(address)).toThrow('embeds.promotionVideo');
  },
);
