import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fallbackWidth } from './fallback-width';
import type { ImageAsset, ImageFiles } from './image-asset';
import { Placeholder } from './placeholder';

export interface PictureProps {
  readonly image: ImageAsset;
  /** As in `<img sizes>`: the rendered width of the picture itself, even if its box crops it; default: 100vw. */
  readonly sizes?: string;
  /** The largest picture above the fold: loaded at once, with high priority. All others load when they are near. */
  readonly priority?: boolean;
  /** Another picture above the fold: loaded at once, with low priority. */
  readonly eager?: boolean;
  /**
   * Drawn in the same frame as the text around it, for a picture that fills the window. Any other is decoded meanwhile and
   * follows in a later frame: the first frames of text would wait for it, and the main thread with them.
   */
  readonly isInFirstFrame?: boolean;
  readonly className?: string;
}

/**
 * A picture in the best format the browser supports, as wide as its container. The inner image follows this element: set
 * aspect-ratio, height and object-position on `styled(Picture)`; without them it keeps its own ratio.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, priority = false, eager = priority, isInFirstFrame, className } = props;
  const img = useFadeOnLoad();
  const { id, width, height, alt, src, file, widths = [width], mobile } = image;
  if (!src && !file) {
    return (
      <Frame as="span" className={className}>
        <Placeholder id={id} width={width} height={height} alt={alt} />
      </Frame>
    );
  }
  return (
    <Frame className={className}>
      {mobile && (
        <source
          media={mobile.media}
          type="image/avif"
          {...withWidths(mobile, sizes)}
          width={mobile.width}
          height={mobile.height}
        />
      )}
      {file && <source type="image/avif" {...candidates({ file, widths }, sizes)} />}
      <img
        ref={img}
        src={src ?? `${file}-${fallbackWidth(widths)}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        decoding={isInFirstFrame ? undefined : 'async'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      />
    </Frame>
  );
}

/**
 * Fades in an image that is not loaded yet. A loaded image is shown as it is, nothing is hidden without script, and pictures
 * above the fold never fade in, because they determine the largest contentful paint.
 * @param image has `data-loading` while it loads
 */
export function fadeOnLoad(image: HTMLImageElement): void {
  if (image.complete || image.getAttribute('loading') !== 'lazy') return;
  const show = () => delete image.dataset['loading'];
  image.dataset['loading'] = '';
  image.addEventListener('load', show, { once: true });
  image.addEventListener('error', show, { once: true });
}

/** On a page from the server this is done for all pictures at once. */
function useFadeOnLoad() {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (ref.current) fadeOnLoad(ref.current);
  }, []);
  return ref;
}

/** A single file needs no width descriptors and no `sizes`. */
function candidates(files: ImageFiles, sizes: string | undefined) {
  const { file, widths } = files;
  return widths.length === 1 ? { srcSet: `${file}-${widths[0]}.avif` } : withWidths(files, sizes);
}

/** Also a single mobile file: in one picture sources with and without widths are an error to checkers of HTML. */
function withWidths({ file, widths }: ImageFiles, sizes = '100vw') {
  return { srcSet: widths.map((width) => `${file}-${width}.avif ${width}w`).join(), sizes };
}

const Frame = styled.picture`
  display: block;
  object-fit: cover;
  & > :is(img, svg) {
    /* As wide as its column, which a picture that is blocked or missing would otherwise widen: it is laid out as text. */
    width: 0;
    min-width: 100%;
    height: 100%;
    object-fit: inherit;
    object-position: inherit;
  }
  /* On paper a picture is there at once. */
  @media screen {
    & > :is(img, svg) {
      transition: opacity var(--slow) var(--ease);
    }
    & > [data-loading] {
      opacity: 0;
      transition: none;
    }
  }
`;
