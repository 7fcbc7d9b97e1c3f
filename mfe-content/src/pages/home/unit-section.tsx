import { Container, Section, SectionHeading } from '@site/design';
import { Accordion, AccordionItem } from '@site/design/accordion';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Slot } from '@site/host';
import styled from 'styled-components';
import { unitSection } from '../../content/home';

const group = 'home-unit';

/** Two accordions around the slots of the floor-plan remote. */
export function UnitSection() {
  const { eyebrow, title, lead, plans, modelHouse } = unitSection;
  return (
    <Band aria-labelledby="home-unit" data-wheel-step="">
      <Container>
        <SectionHeading eyebrow={eyebrow} title={title} lead={lead} level={2} id="home-unit" />
        <Accordion $size="large">
          <AccordionItem group={group} title={plans} size="large" open>
            <Slot name="unit-plans" />
          </AccordionItem>
          <AccordionItem group={group} title={modelHouse} size="large">
            <Slot name="model-house" />
          </AccordionItem>
        </Accordion>
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  ${skipUntilNear(78, 81)}
  padding-top: 0;
  & > div > :last-child {
    margin-top: clamp(2.5rem, 5vw, 4.5rem);
  }
`;
