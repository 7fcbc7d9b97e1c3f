import type { UnitType } from '@site/contract';
import { Notes, Section, Wrap } from '@site/design';
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
        <Wrap>
          <TypeHead facts={facts} />
          <PlanSheet facts={facts} />
          <Notes items={[planNotice, modelUnitNotice]} />
        </Wrap>
      </Section>
      <Dollhouse type={facts.type} />
      <Section>
        <Wrap>
          <Inside type={facts.type} />
          <TypePager type={facts.type} />
        </Wrap>
      </Section>
    </>
  );
}
