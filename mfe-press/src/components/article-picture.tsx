import { pictureCuts, pictureFileUrl, type ArticlePicture as Picture } from '@site/contract';
import { media } from '@site/design';
import styled from 'styled-components';

const sizes = '(min-width: 901px) 62vw, 88vw';

/** The picture above the text. Its space is reserved, so the text does not move when it loads. */
export function ArticlePicture({
  picture: { name, alt },
}: {
  picture: Pick<Picture, 'name' | 'alt'>;
}) {
  const cuts = pictureCuts(name);
  if (!cuts) return null;
  const candidates = (type: string) =>
    cuts.widths.map((width) => `${pictureFileUrl(name, `${width}.${type}`)} ${width}w`).join();
  return (
    <Frame>
      <source type="image/avif" srcSet={candidates('avif')} sizes={sizes} />
      <img
        src={pictureFileUrl(name, `${cuts.widths[0]}.webp`)}
        srcSet={candidates('webp')}
        sizes={sizes}
        width={cuts.width}
        height={cuts.height}
        alt={alt}
        fetchPriority="high"
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: block;
  padding-top: var(--s-6);
  & img {
    width: 100%;
    height: auto;
    max-height: 85svh;
    object-fit: contain;
    object-position: left;
  }
  ${media.desktop} {
    grid-column: 2;
    padding-top: 0;
    padding-bottom: var(--s-6);
  }
`;
