/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageAsset } from './image-asset';
import { Picture } from './picture';

const hero: ImageAsset = {
  id: 'hero',
  width: 1880,
  height: 1170,
  alt: 'Lake at dusk',
  file: '/media/pictures/hero.1a2b3c4d',
  widths: [640, 1280, 1880],
  mobile: {
    media: '(max-width: 600px)',
    width: 720,
    height: 1490,
    file: '/media/pictures/hero-m.5e6f7a8b',
    widths: [360, 720],
  },
};

test('mobile sources first, then the picture, then one file for browsers without AVIF', () => {
  const { container } = render(<Picture image={hero} sizes="50vw" priority />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ media, type, sizes }) => [media, type, sizes])).toEqual([
    ['(max-width: 600px)', 'image/avif', '50vw'],
    ['', 'image/avif', '50vw'],
  ]);
  expect([sources[0]?.getAttribute('width'), sources[0]?.getAttribute('height')]).toEqual([
    '720',
    '1490',
  ]);
  const img = screen.getByAltText('Lake at dusk');
  expect(img.getAttribute('src')).toBe('/media/pictures/hero.1a2b3c4d-1280.webp');
  expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['1880', '1170']);
});

test('a source lists one file for each width of its camera', () => {
  const { container } = render(<Picture image={hero} />);
  // With widths HTML requires `sizes`.
  expect([...container.querySelectorAll('source')].map(({ sizes }) => sizes)).toEqual([
    '100vw',
    '100vw',
  ]);
  const sets = [...container.querySelectorAll('source')].map(({ srcset }) => srcset);
  const file = '/media/pictures/hero.1a2b3c4d';
  expect(sets[0]).toBe(
    '/media/pictures/hero-m.5e6f7a8b-360.avif 360w,/media/pictures/hero-m.5e6f7a8b-720.avif 720w',
  );
  expect(sets[1]).toBe(`${file}-640.avif 640w,${file}-1280.avif 1280w,${file}-1880.avif 1880w`);
});

test('a single mobile file beside several has its width too', () => {
  const mobile = { ...hero.mobile!, widths: [560] };
  const { container } = render(<Picture image={{ ...hero, mobile }} />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    '/media/pictures/hero-m.5e6f7a8b-560.avif 560w',
  );
});

test('a picture with one file has no sizes and no width descriptors', () => {
  const { id, width, height, alt } = hero;
  const { container } = render(
    <Picture
      image={{ id, width, height, alt, file: '/media/pictures/one.99887766' }}
      sizes="50vw"
    />,
  );
  const source = container.querySelector('source');
  expect(source?.getAttribute('srcset')).toBe('/media/pictures/one.99887766-1880.avif');
  expect(source?.hasAttribute('sizes')).toBe(false);
  expect(screen.getByAltText(alt).getAttribute('src')).toBe(
    '/media/pictures/one.99887766-1880.webp',
  );
});

test('the priority picture is fetched first, all others when they are near', () => {
  const first = renderToStaticMarkup(<Picture image={hero} priority />);
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('lazy');
  const second = renderToStaticMarkup(<Picture image={hero} eager />);
  expect(second).toContain('fetchPriority="low"');
  expect(second).not.toContain('lazy');
  const other = renderToStaticMarkup(<Picture image={hero} />);
  expect(other).toContain('loading="lazy"');
  expect(other).not.toContain('fetchPriority');
});

test('text does not wait for a picture to be decoded, unless they belong in one frame', () => {
  expect(renderToStaticMarkup(<Picture image={hero} priority />)).toContain('decoding="async"');
  const first = renderToStaticMarkup(<Picture image={hero} priority isInFirstFrame />);
  expect(first).not.toContain('decoding');
});

test.each(['load', 'error'] as const)(
  'a lazy image that is not loaded yet fades in on %s; the server hides nothing [PICTURE-1]',
  (event) => {
    expect(renderToStaticMarkup(<Picture image={hero} />)).not.toContain('data-loading');
    render(<Picture image={hero} />);
    const img = screen.getByAltText('Lake at dusk');
    expect(img.hasAttribute('data-loading')).toBe(true);
    fireEvent[event](img);
    expect(img.hasAttribute('data-loading')).toBe(false);
  },
);

test.each([{ priority: true }, { eager: true }])(
  'a picture above the fold never fades in: %j',
  (props) => {
    render(<Picture image={hero} {...props} />);
    expect(screen.getByAltText('Lake at dusk').hasAttribute('data-loading')).toBe(false);
  },
);

describe('a picture that has not been drawn yet', () => {
  const { id, width, height, alt } = hero;
  const markup = (asset: ImageAsset) => renderToStaticMarkup(<Picture image={asset} />);

  test('is a small drawing with the same aspect ratio and name', () => {
    const html = markup({ id, width, height, alt });
    expect(html).toContain('viewBox="0 0 100 62.23"');
    expect(html).toContain('role="img" aria-label="Lake at dusk"');
    expect(html.length).toBeLessThan(600);
  });

  test('is deterministic for an id and differs between ids', () => {
    expect(markup({ id, width, height, alt })).toBe(markup({ id, width, height, alt }));
    expect(markup({ id: 'aerial', width, height, alt })).not.toBe(
      markup({ id, width, height, alt }),
    );
  });

  test('is hidden from screen readers if the picture is decorative', () => {
    expect(markup({ id, width, height, alt: '' })).toContain('aria-hidden="true"');
  });
});

test('a drawing has one file for all widths', () => {
  const { id, width, height, alt } = hero;
  const { container } = render(
    <Picture image={{ id, width, height, alt, src: '/media/pictures/plan.1a2b3c4d.svg' }} />,
  );
  expect(container.querySelectorAll('source')).toHaveLength(0);
  expect(screen.getByAltText(alt).getAttribute('src')).toBe('/media/pictures/plan.1a2b3c4d.svg');
});
