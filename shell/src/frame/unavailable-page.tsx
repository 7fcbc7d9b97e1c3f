import { matchRoute, routeById } from '@site/contract';
import { Section, StateBlock, Container } from '@site/design';
import { useHost } from '@site/host';
import { callUs, unavailableText } from '../content/state-text';
import { useCurrentPath } from '../routes/current-path';
import { ReloadLink } from './reload-link';
import { SectionBanner } from './section-banner';
import { SubMenuBar } from './sub-menu-bar';

/** Stands in for a press page that the press service cannot answer at the moment (503). */
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
