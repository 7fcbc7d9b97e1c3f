import type { UnitType } from '@site/contract';
import { Container, Notes, Section } from '@site/design';
import { useHost, type PageProps } from '@site/host';
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
        <Notes items={[planNotice]} />
        <OtherPairs one={one} other={other} />
      </Container>
    </Section>
  );
}
