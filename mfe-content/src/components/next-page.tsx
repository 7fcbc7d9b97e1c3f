import styled from 'styled-components';
import { MoreLink } from '@site/design';
import { Link, pathOf } from '@site/host';

export interface NextPageProps {
  /** Id in the contract's route table. */
  readonly routeId: string;
  readonly children: string;
}

/** A link to the page that a reader is likely to need next. */
export function NextPage({ routeId, children }: NextPageProps) {
  return (
    <Line>
      <MoreLink as={Link} to={pathOf(routeId)}>
        {children}
      </MoreLink>
    </Line>
  );
}

const Line = styled.p`
  margin-top: var(--s-6);
`;
