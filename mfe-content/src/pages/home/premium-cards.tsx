import { Container, media, Notes, Section, SectionHeading } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { useRef } from 'react';
import styled from 'styled-components';
import { premium } from '../../content/home-premium';
import { PremiumCard } from './premium-card';
import { useCardsOpenOnDesktop } from './use-cards-open-on-desktop';

/** PREMIUM 01 to 04: four columns to the edge of the screen, on a phone strips that open by a tap. */
export function PremiumCards() {
  const list = useRef<HTMLUListElement>(null);
  useCardsOpenOnDesktop(list);
  return (
    <Band $surface="mist" aria-labelledby="home-premium" data-wheel-step="">
      <Container>
        <SectionHeading
          eyebrow={premium.eyebrow}
          title={premium.title}
          level={2}
          id="home-premium"
        />
      </Container>
      <Cards ref={list}>
        {premium.cards.map((card, index) => (
          <PremiumCard
            key={card.number}
            card={card}
            linkText={premium.linkText}
            open={index === 0}
          />
        ))}
      </Cards>
      <Container>
        <Notes items={premium.notes} />
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  ${skipUntilNear(77, 59)}
  padding-bottom: var(--s-6);
`;

const Cards = styled.ul`
  display: grid;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  ${media.desktop} {
    /* Four columns, or two where 66rem are not there: a narrow window or large text. */
    grid-template-columns: repeat(auto-fit, minmax(max(22%, min(45%, (66rem - 100%) * 999)), 1fr));
    gap: 1px;
  }
`;
