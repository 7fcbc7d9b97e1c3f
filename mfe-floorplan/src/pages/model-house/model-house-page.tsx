import styled from 'styled-components';
import { MoreLink, Section, SectionHeading, Container } from '@site/design';
import { island, Link, pathOf } from '@site/host';
import { TourTabs } from '../../components/vr-tour/tour-tabs';
import { modelHouseTexts } from '../../content/model-house-texts';
import { modelHouseTours } from '../../content/tours';

export function ModelHousePage() {
  return (
    <Section $tight>
      <Container>
        <Head
          level={2}
          eyebrow={modelHouseTexts.eyebrow}
          title={modelHouseTexts.title}
          lead={modelHouseTexts.lead}
        />
        <ModelHouseTours />
        <Links>
          <MoreLink as={Link} to={pathOf('floor-plan-84A')}>
            {modelHouseTexts.plans}
          </MoreLink>
        </Links>
      </Container>
    </Section>
  );
}

export const ModelHouseTours = island('model-house-tours', function ModelHouseTours() {
  return <TourTabs tours={modelHouseTours} />;
});

const Head = styled(SectionHeading)`
  margin-bottom: var(--s-7);
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-6);
  margin-top: var(--s-7);
`;
