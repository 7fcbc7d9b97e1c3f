import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, Picture, type ImageAsset } from '@site/design';

export interface PictureColumnsProps {
  readonly image: ImageAsset;
  /** A picture with words in it takes the larger part. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** A sheet that is a picture: the picture left, its facts as text right, where they stay in view. */
export function PictureColumns({ image, isSheet = false, children }: PictureColumnsProps) {
  return (
    <Columns $isSheet={isSheet}>
      <Sheet>
        <Picture image={image} sizes="(max-width:900px) 90vw,min(34.2vw,600px)" priority />
      </Sheet>
      <div>{children}</div>
    </Columns>
  );
}

const Columns = styled.div<{ $isSheet: boolean }>`
  display: grid;
  gap: var(--s-7);
  ${media.desktop} {
    grid-template-columns: ${({ $isSheet }) => ($isSheet ? '6fr 5fr' : '5fr 7fr')};
    gap: clamp(2.5rem, 6vw, 6rem);
    align-items: start;
  }
`;

const Sheet = styled.figure`
  box-shadow: 0 0 0 1px var(--line);
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header-h) + 2rem);
  }
`;
