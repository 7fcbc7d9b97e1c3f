import styled from 'styled-components';
import type { ImageAsset, ImageFiles } from './image-asset';
import { Placeholder } from './placeholder';
import { useFadeOnLoad } from './use-fade-on-load';

export interface PictureProps {
  readonly image: ImageAsset;
  /** Width in the layout, as in `<img sizes>`; default the whole window. */
  readonly sizes?: string;
  /** The first picture of a page: loaded at once and first. All others load when near. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * A picture in its best format, as wide as its place. The inner image follows this element: give aspect-ratio,
 * height and object-position to `styled(Picture)`, without them it keeps its own ratio.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
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
      {mobile &&
        formats.map((format) => (
          <source
            key={`mobile ${format}`}
            media={mobile.media}
            type={`image/${format}`}
            srcSet={srcSet(mobile, format)}
            sizes={sizes}
            width={mobile.width}
            height={mobile.height}
          />
        ))}
      {file &&
        formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet({ file, widths }, format)}
            sizes={sizes}
          />
        ))}
      <img
        ref={img}
        src={src ?? `${file}-${widths.at(-1)}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </Frame>
  );
}

/** The smaller format first: a browser takes the first that it knows. */
const formats = ['avif', 'webp'] as const;

function srcSet({ file, widths }: ImageFiles, format: (typeof formats)[number]): string {
  return widths.map((width) => `${file}-${width}.${format} ${width}w`).join();
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
