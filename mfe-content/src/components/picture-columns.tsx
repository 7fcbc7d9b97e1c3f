import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, Picture, type ImageAsset } from '@site/design';

export interface PictureColumnsProps {
  readonly image: ImageAsset;
  /** A picture that contains text gets the larger column; on a phone it follows the content, which repeats its text. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** A picture on the left, which stays in view while its content as text scrolls on the right. */
export function PictureColumns({ image, isSheet = false, children }: PictureColumnsProps) {
  return (
    <Columns $isSheet={isSheet}>
      <Sheet $isSheet={isSheet}>
        <Picture
          image={image}
          sizes="(max-width:900px) 90vw,min(34.2vw,600px)"
          priority={!isSheet}
          eager
        />
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

const Sheet = styled.figure<{ $isSheet: boolean }>`
  box-shadow: 0 0 0 1px var(--line);
  ${media.mobile} {
    order: ${({ $isSheet }) => ($isSheet ? 1 : 0)};
  }
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header-h) + 2rem);
  }
`;
