import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Container, Notes, Section } from '@site/design';
import { useHost, type PageProps } from '@site/host';
import { VisitButton } from '../../components/visit-button';
import { planNotice } from '../../content/notices';
import { compareTypes } from './compare-types';
import { ComparedPlans } from './compared-plans';
import { ComparisonTable } from './comparison-table';
import { OtherPairs } from './other-pairs';

type Params = Readonly<Record<'one' | 'other', UnitType>>;

/** Two types side by side: their plans, areas, households and rooms. */
export function ComparisonPage({ params: { one, other } }: PageProps<Params>) {
  const { pair, facts, rooms } = compareTypes([one, other], useHost().site);
  return (
    <Section $tight>
      <Container>
        <ComparedPlans pair={pair} />
        <ComparisonTable types={[one, other]} facts={facts} rooms={rooms} />
        <Visits>
          <VisitButton name={one} />
          <VisitButton name={other} />
        </Visits>
        <Notes items={[planNotice]} />
        <OtherPairs one={one} other={other} />
      </Container>
    </Section>
  );
}

const Visits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-6);
`;
