import { matchRoute, routeById } from '@site/contract';
import { Container, Section, StateBlock } from '@site/design';
import { useHost } from '@site/host';
import { callUs, unavailableText } from '../../content/state-texts';
import { useCurrentPath } from '../../routes/current-path';
import { ReloadLink } from './reload-link';
import { SectionBanner } from '../section/section-banner';
import { SubMenuBar } from '../section/sub-menu-bar';

/** The error page (503) of press pages while the press service does not respond. */
export function UnavailablePage() {
  const { site } = useHost();
  const route = matchRoute(useCurrentPath())?.route ?? routeById('press-list');
  return (
    <>
      <SectionBanner route={route} />
      <SubMenuBar route={route} />
      <Section $tight>
        <Container>
          <StateBlock tone="error" title={unavailableText.message}>
            <p>
              <ReloadLink>{unavailableText.retry}</ReloadLink>
            </p>
            <p>
              <a href={site.phone.href}>{callUs(site)}</a>
            </p>
          </StateBlock>
        </Container>
      </Section>
    </>
  );
}
