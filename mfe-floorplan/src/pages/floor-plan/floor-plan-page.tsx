import type { UnitType } from '@site/contract';
import { Container, Notes, Section } from '@site/design';
import type { PageProps } from '@site/host';
import { modelUnitNotice, planNotice } from '../../content/notices';
import { unitTypeFacts } from '../../content/unit-types';
import { Dollhouse } from './dollhouse';
import { Inside } from './inside';
import { PlanSheet } from './plan-sheet';
import { TypeHead } from './type-head';
import { TypePager } from './type-pager';

export function FloorPlanPage({ params }: PageProps<{ readonly type: UnitType }>) {
  const facts = unitTypeFacts(params.type);
  return (
    <>
      <Section $tight>
        <Container>
          <TypeHead facts={facts} />
          <PlanSheet facts={facts} />
          <Notes items={[planNotice, modelUnitNotice]} />
        </Container>
      </Section>
      <Dollhouse type={facts.type} />
      <Section>
        <Container>
          <Inside type={facts.type} />
          <TypePager type={facts.type} />
        </Container>
      </Section>
    </>
  );
}
