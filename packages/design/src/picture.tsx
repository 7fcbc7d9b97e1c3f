import styled from 'styled-components';
import { fallbackWidth } from './fallback-width';
import type { ImageAsset, ImageFiles } from './image-asset';
import { Placeholder } from './placeholder';
import { useFadeOnLoad } from './use-fade-on-load';

export interface PictureProps {
  readonly image: ImageAsset;
  /** Width that is drawn, as in `<img sizes>`: of the picture, where its box cuts it; default the whole window. */
  readonly sizes?: string;
  /** The largest picture of a page's first screen: loaded at once and first. All others load when near. */
  readonly priority?: boolean;
  /** Another picture of the first screen: loaded at once, behind everything else. */
  readonly eager?: boolean;
  readonly className?: string;
}

/**
 * A picture in its best format, as wide as its place. The inner image follows this element: give aspect-ratio,
 * height and object-position to `styled(Picture)`, without them it keeps its own ratio.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, priority = false, eager = priority, className } = props;
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
          {...candidates(mobile, sizes)}
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
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      />
    </Frame>
  );
}

/** One file needs no choice, and no sizes to choose by. */
function candidates({ file, widths }: ImageFiles, sizes: string | undefined) {
  const [first] = widths;
  return widths.length === 1
    ? { srcSet: `${file}-${first}.avif` }
    : { srcSet: widths.map((width) => `${file}-${width}.avif ${width}w`).join(), sizes };
}

const Frame = styled.picture`
  display: block;
  & > :is(img, svg) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: inherit;
    transition: opacity var(--slow) var(--ease);
  }
  & > [data-loading] {
    opacity: 0;
    transition: none;
  }
`;
