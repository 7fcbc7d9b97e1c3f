import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Picture, type PictureProps } from './picture';

export interface FigureProps extends PictureProps {
  readonly caption?: ReactNode;
}

/** A picture with its caption below; `className` goes to the figure. */
export function Figure({ caption, className, ...picture }: FigureProps) {
  return (
    <figure className={className}>
      <Picture {...picture} />
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}

const Caption = styled.figcaption`
  margin-top: var(--s-3);
  font-size: var(--t-note);
  line-height: 1.6;
  color: var(--text-3);
`;
