import { filmSource } from './film-source';

test('a path is a clip with its poster beside it [BRAND-6]', () => {
  expect(filmSource('/media/clips/promotion.mp4')).toEqual({
    kind: 'clip',
    clip: '/media/clips/promotion.mp4',
    poster: '/media/clips/promotion.webp',
  });
});

test('an outside page is asked to start at once without sound [BRAND-6]', () => {
  expect(filmSource('https://video.example/embed/1?list=2')).toEqual({
    kind: 'page',
    page: 'https://video.example/embed/1?list=2&autoplay=1&mute=1&muted=1',
  });
});

test('what the address itself says about playing stays', () => {
  expect(filmSource('https://video.example/embed/1?autoplay=0')).toMatchObject({
    page: expect.stringContaining('autoplay=0&mute=1'),
  });
});

test.each(['', 'promotion.mp4', '//video.example/1', 'javascript:alert(1)', 'data:text/html,x'])(
  '"%s" is refused with the name of the site fact',
  (address) => {
    expect(() => filmSource(address)).toThrow('embeds.promotionVideo');
  },
);
