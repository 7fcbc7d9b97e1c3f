import styled from 'styled-components';
import type { ImageAsset, ImageSource } from './image-asset';
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
export function Picture({ image, sizes = '100vw', priority = false, className }: PictureProps) {
  const img = useFadeOnLoad();
  const { id, width, height, alt, sources = [], src, mobile } = image;
  if (!src && sources.length === 0) {
    return (
      <Frame as="span" className={className}>
        <Placeholder id={id} width={width} height={height} alt={alt} />
      </Frame>
    );
  }
  return (
    <Frame className={className}>
      {mobile?.sources.map(({ type, srcset }) => (
        <source
          key={`mobile ${type}`}
          media={mobile.media}
          type={type}
          srcSet={srcset}
          sizes={sizes}
          width={mobile.width}
          height={mobile.height}
        />
      ))}
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        ref={img}
        src={src ?? lastFile(sources)}
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

/** The largest file of the most widely understood format. */
function lastFile(sources: readonly ImageSource[]): string | undefined {
  return sources.at(-1)?.srcset.split(',').at(-1)?.trim().split(/\s+/)[0];
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
