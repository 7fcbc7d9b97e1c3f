import styled from 'styled-components';
import { ButtonLink, Container, photoSurface, Picture } from '@site/design';
import { Link, useHost } from '@site/host';
import { notFoundPicture } from '../../content/pictures';
import { callUs, notFoundText } from '../../content/state-texts';

/** The page for unknown paths. */
export function NotFoundPage() {
  const { site } = useHost();
  return (
    <Water>
      <Picture image={notFoundPicture} sizes="max(100vw,180vh - 79px)" priority />
      <Container>
        <h1 lang="en">{notFoundText.title}</h1>
        <p>{notFoundText.message}</p>
        <ButtonLink as={Link} to="/" $tone="lamp">
          {notFoundText.home}
        </ButtonLink>
        <ButtonLink href={site.phone.href} $tone="line">
          {callUs(site)}
        </ButtonLink>
      </Container>
    </Water>
  );
}

const Water = styled.section`
  ${photoSurface}
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: calc(100svh - 2.75rem);
  background: var(--ink-950);
  & > :first-child {
    position: absolute;
    inset: 0;
    z-index: -2;
    object-position: 30% 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      rgb(11 24 32 / 0.55),
      rgb(11 24 32 / 0.35) 40%,
      rgb(11 24 32 / 0.92)
    );
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    padding-block: 8rem clamp(6.5rem, 10vw, 7.5rem);
  }
  & h1 {
    width: 100%;
    font: 400 min(clamp(4rem, 2.6rem + 8.5vw, 10.5rem), 18vw) / 1 var(--serif-light);
    letter-spacing: -0.05em;
    white-space: nowrap;
  }
  & p {
    width: 100%;
    margin-block: var(--s-3);
    font-size: var(--t-lead);
  }
  & a {
    font-size: min(var(--t-body), 7vw);
    white-space: nowrap;
  }
`;
