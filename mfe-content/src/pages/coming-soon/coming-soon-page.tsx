import styled from 'styled-components';
import {
  ButtonLink,
  Container,
  Figure,
  Headline,
  media,
  MoreLink,
  Notes,
  Section,
} from '@site/design';
import { LoadingDots } from '@site/design/motion';
import { Link, pathOf, RegistrationLink, useHost, type PageProps } from '@site/host';
import { comingSoon, upcomingPage, type UpcomingPage } from '../../content/coming-soon';

/** The placeholder for routes that have no page yet, and what helps until then. The shell's banner shows the heading of the route. */
export function ComingSoonPage({ params }: PageProps<{ readonly page: string }>) {
  const upcoming = upcomingPage(params.page);
  return (
    <Section as="div" $tight>
      <Container>
        <Notice>
          <Title lang="en">{comingSoon.title}</Title>
          <p>{comingSoon.text}</p>
          <LoadingDots />
        </Notice>
        {upcoming && <UntilThen upcoming={upcoming} />}
      </Container>
    </Section>
  );
}

function UntilThen({ upcoming: { lead, when, related, images = [] } }: { upcoming: UpcomingPage }) {
  const { phone } = useHost().site;
  return (
    <>
      <Lead>
        {lead} {when}
      </Lead>
      <Ways>
        <ButtonLink as={RegistrationLink}>{comingSoon.visit}</ButtonLink>
        <a href={phone.href}>{phone.display}</a>
      </Ways>
      {images.length > 0 && (
        <>
          <Pair>
            {images.map((image) => (
              <Figure
                key={image.id}
                image={image}
                sizes="(max-width:900px) 89.5vw,min(42.5vw,704px)"
                caption={image.alt}
              />
            ))}
          </Pair>
          <Notes items={comingSoon.notes} />
        </>
      )}
      <Related $size="h3">{comingSoon.relatedTitle}</Related>
      <ul>
        {related.map(({ routeId, text }) => (
          <li key={routeId}>
            <MoreLink as={Link} to={pathOf(routeId)}>
              {text}
            </MoreLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  padding-bottom: var(--s-7);
  font-size: var(--t-lead);
  color: var(--text-2);
  text-align: center;
`;

const Title = styled.p`
  font: 400 min(clamp(2.25rem, 1.4rem + 4.6vw, 5.25rem), 13vw) / 1.15 var(--serif-light);
  letter-spacing: 0.02em;
  color: var(--text);
`;

const Lead = styled.p`
  padding-top: var(--s-6);
  border-top: 1px solid var(--bronze-500);
  font-size: var(--t-lead);
  text-wrap: pretty;
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-6);
  margin-block: var(--s-5) var(--s-6);
  & > :last-child {
    display: flex;
    align-items: center;
    min-height: var(--hit);
    font: 400 1.625rem/1.2 var(--serif);
    letter-spacing: -0.02em;
  }
`;

const Related = styled(Headline)`
  margin-block: var(--s-7) var(--s-3);
`;

const Pair = styled.div`
  display: grid;
  gap: var(--s-5) 1.75rem;
  & picture,
  & figure > span {
    aspect-ratio: 3 / 2;
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
