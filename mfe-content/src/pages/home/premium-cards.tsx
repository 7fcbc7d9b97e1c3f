import { Container, desktopWidth, media, Notes, Section, SectionHeading } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { island } from '@site/host';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { premiumSection } from '../../content/home-premium';
import { PremiumCard } from './premium-card';

/** PREMIUM 01 to 04: four columns across the full width, on a phone an accordion. */
export function PremiumCards() {
  const { eyebrow, title } = premiumSection;
  return (
    <Band $surface="mist" aria-labelledby="home-premium" data-wheel-step="">
      <Container>
        <SectionHeading eyebrow={eyebrow} title={title} level={2} id="home-premium" />
      </Container>
      <Cards>
        {premiumSection.cards.map((card, index) => (
          <PremiumCard
            key={card.number}
            card={card}
            linkText={premiumSection.linkText}
            open={index === 0}
          />
        ))}
      </Cards>
      <CardsOpenOnDesktop />
      <Container>
        <Notes items={premiumSection.notes} />
      </Container>
    </Band>
  );
}

/**
 * On a desktop CSS shows the text of all cards, so the state of `<details>` must be open too, for assistive technology, and
 * the summaries leave the tab order. On a phone the visitor opens and closes them.
 */
export const CardsOpenOnDesktop = island('open-cards', function CardsOpenOnDesktop() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const section = place.current?.closest('[data-wheel-step]');
    const query = matchMedia(desktopWidth);
    const update = () => {
      for (const card of section?.querySelectorAll('details') ?? []) {
        if (query.matches) card.open = true;
        const summary = card.querySelector('summary');
        if (summary) summary.tabIndex = query.matches ? -1 : 0;
      }
    };
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return <span ref={place} hidden />;
});

const Band = styled(Section)`
  ${skipUntilNear(77, 59)}
  padding-bottom: var(--s-6);
`;

const Cards = styled.ul`
  display: grid;
  margin-top: min(clamp(2.5rem, 5vw, 4.5rem), 6svh);
  ${media.desktop} {
    /* Four columns, or two below 66rem: in a narrow window or with large text. */
    grid-template-columns: repeat(auto-fit, minmax(max(22%, min(45%, (66rem - 100%) * 999)), 1fr));
    gap: 1px;
  }
`;
