import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Eyebrow } from './eyebrow';
import { Headline } from './headline';
import { Unbroken } from './unbroken';

export interface SectionHeadingProps {
  /** Latin only, e.g. "UNIT PLAN". */
  readonly eyebrow?: string;
  /** A line feed in a text becomes a line break. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Heading level; does not affect the type size. */
  readonly level: 2 | 3;
  /** Id of the heading element, for `aria-labelledby`. */
  readonly id?: string;
  readonly className?: string;
}

/** Eyebrow, headline and lead at the top of a section. */
export function SectionHeading(props: SectionHeadingProps) {
  const { eyebrow, title, lead, level, id, className } = props;
  return (
    <Root className={className}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Headline as={`h${level}`} id={id}>
        {typeof title === 'string' ? <Unbroken text={title} /> : title}
      </Headline>
      {lead && <Lead>{typeof lead === 'string' ? <Unbroken text={lead} /> : lead}</Lead>}
    </Root>
  );
}

const Root = styled.div`
  max-width: 52rem;
  & > * + * {
    margin-top: var(--s-5);
  }
`;

const Lead = styled.p`
  max-width: var(--measure);
  font-size: var(--t-lead);
  color: var(--text-2);
  text-wrap: pretty;
`;
