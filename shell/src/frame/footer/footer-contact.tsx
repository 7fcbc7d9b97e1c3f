import styled from 'styled-components';
import { ButtonLink, media } from '@site/design';
import { RegistrationLink, useHost } from '@site/host';
import { frameText } from '../../content/frame-texts';
import { FamilySite } from './family-site';

/** The phone number, the registration button and the family site. */
export function FooterContact() {
  const { phone } = useHost().site;
  return (
    <Contact>
      <p>
        <b>{frameText.phoneLabel}</b>
        {` ${phone.hours}`}
        <a href={phone.href}>{phone.display}</a>
      </p>
      <ButtonLink as={RegistrationLink} $tone="lamp">
        {frameText.reservation}
      </ButtonLink>
      <FamilySite />
    </Contact>
  );
}

const Contact = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--s-6) var(--s-3);
  padding-block: var(--s-8) var(--s-7);
  & > p {
    grid-column: 1 / -1;
    font-size: var(--t-small);
    color: var(--text-2);
  }
  & > p > b {
    margin-right: 0.5em;
    font-weight: 400;
    color: var(--accent);
  }
  & > p > a {
    display: block;
    width: fit-content;
    font: 400 min(2.875rem, 14vw) / 1.15 var(--serif-light);
    letter-spacing: -0.02em;
    color: var(--text);
  }
  & > a {
    padding-inline: var(--s-4);
  }
  ${media.desktop} {
    grid-template-columns: 1fr minmax(max-content, min(12rem, 20vw)) min(15rem, 24vw);
    align-items: end;
    padding-block: 5.5rem 3.5rem;
    & > p {
      grid-column: auto;
    }
    & > p > a {
      font-size: min(4.5rem, 7vw);
    }
  }
`;
