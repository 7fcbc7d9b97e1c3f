import styled from 'styled-components';
import { Icon, media } from '@site/design';
import { RegistrationLink, useHost } from '@site/host';
import { frameText, landmarks } from '../content/frame-texts';

/** The two primary actions, fixed at the bottom on mobile; hidden on desktop. */
export function BottomBar() {
  const { site } = useHost();
  return (
    <Bar aria-label={landmarks.quickContact}>
      <RegistrationLink>
        <Icon name="calendar" />
        {frameText.reservation}
      </RegistrationLink>
      <a href={site.phone.href}>
        <Icon name="phone" />
        {frameText.callConsult}
      </a>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  display: grid;
  grid-template-columns: 3fr 2fr;
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--ink-950);
  color: var(--white);
  --focus: var(--lamp);
  & > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--s-2);
    min-height: var(--bottom-bar-h);
    font-size: min(1rem, 6.2vw);
    font-weight: 600;
  }
  & > a:focus-visible {
    outline-offset: -5px;
  }
  & > :first-child {
    background: var(--lamp);
    color: var(--ink-950);
    --focus: var(--ink-950);
  }
  ${media.desktop} {
    display: none;
  }
`;
