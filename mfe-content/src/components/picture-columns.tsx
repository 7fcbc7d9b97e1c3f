import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, Picture, type ImageAsset } from '@site/design';

export interface PictureColumnsProps {
  readonly image: ImageAsset;
  /** A picture that contains text gets the larger column; without columns it follows the content, which repeats its text. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** A picture on the left, which stays in view while its content as text scrolls on the right. */
export function PictureColumns({ image, isSheet = false, children }: PictureColumnsProps) {
  return (
    <Fit>
      <Columns $isSheet={isSheet}>
        <Sheet>
          <Picture
            image={image}
            sizes="(max-width:900px) 90vw,min(34.2vw,600px)"
            priority={!isSheet}
            eager
          />
        </Sheet>
        <div>{children}</div>
      </Columns>
    </Fit>
  );
}

/** Unlike a media query, rem in a container query follows the text-size control. */
const Fit = styled.div`
  container-type: inline-size;
`;

const Sheet = styled.figure`
  box-shadow: 0 0 0 1px var(--line);
`;

const Columns = styled.div<{ $isSheet: boolean }>`
  display: grid;
  gap: var(--s-7);
  & > ${Sheet} {
    order: ${({ $isSheet }) => ($isSheet ? 1 : 0)};
  }
  ${media.desktop} {
    gap: clamp(2.5rem, 6vw, 6rem);
    align-items: start;
    & > ${Sheet} {
      /* No wider than its file where large text leaves no room for two columns. */
      max-width: 45vw;
    }
    @container (width >= 36rem) {
      grid-template-columns: ${({ $isSheet }) => ($isSheet ? '6fr 5fr' : '5fr 7fr')};
      & > ${Sheet} {
        order: 0;
        position: sticky;
        top: calc(var(--header-h) + 2rem);
      }
    }
  }
`;
