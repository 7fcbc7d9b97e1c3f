import { Container, desktopWidth, media, Notes, Section, SectionHeading } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { premiumSection } from '../../content/home-premium';
import { PremiumCard } from './premium-card';

/** PREMIUM 01 to 04: four columns across the full width, on a phone an accordion. */
export function PremiumCards() {
  const list = useRef<HTMLUListElement>(null);
  useCardsOpenOnDesktop(list);
  return (
    <Band $surface="mist" aria-labelledby="home-premium" data-wheel-step="">
      <Container>
        <SectionHeading
          eyebrow={premiumSection.eyebrow}
          title={premiumSection.title}
          level={2}
          id="home-premium"
        />
      </Container>
      <Cards ref={list}>
        {premiumSection.cards.map((card, index) => (
          <PremiumCard
            key={card.number}
            card={card}
            linkText={premiumSection.linkText}
            open={index === 0}
          />
        ))}
      </Cards>
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
function useCardsOpenOnDesktop(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const query = matchMedia(desktopWidth);
    const update = () => {
      for (const card of list.current?.querySelectorAll('details') ?? []) {
        if (query.matches) card.open = true;
        const summary = card.querySelector('summary');
        if (summary) summary.tabIndex = query.matches ? -1 : 0;
      }
    };
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [list]);
}

const Band = styled(Section)`
  ${skipUntilNear(77, 59)}
  padding-bottom: var(--s-6);
`;

const Cards = styled.ul`
  display: grid;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  ${media.desktop} {
    /* Four columns, or two below 66rem: in a narrow window or with large text. */
    grid-template-columns: repeat(auto-fit, minmax(max(22%, min(45%, (66rem - 100%) * 999)), 1fr));
    gap: 1px;
  }
`;
