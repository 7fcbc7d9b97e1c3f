import styled from 'styled-components';
import { footerRouteIds, pathOf, routeById } from '@site/contract';
import { media } from '@site/design';
import { Link } from '@site/host';
import { landmarks } from '../../content/frame-texts';
import { Logo } from '../logo';
import { useCurrentPath } from '../../routes/current-path';
import { currentMark, RouteLinks } from '../route-links';
import { TextSizeControl } from '../text-size/text-size-control';

/** Links to the pages that are not in the header menu. */
export function FooterLinks() {
  const privacy = pathOf('privacy');
  return (
    <Row>
      <Logo />
      <nav aria-label={landmarks.footer}>
        <ul>
          <li>
            <Link to={privacy} aria-current={currentMark(useCurrentPath(), privacy)}>
              <b>{routeById('privacy').label}</b>
            </Link>
          </li>
          <RouteLinks routeIds={footerRouteIds} isSpelledOut />
        </ul>
      </nav>
      <TextSizeControl place="footer" />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
  padding-block: var(--s-5);
  border-block: 1px solid var(--rule);
  & > nav {
    justify-self: stretch;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    column-gap: var(--s-4);
    font-size: var(--t-small);
  }
  & li > a {
    display: flex;
    align-items: center;
    min-width: var(--hit);
    min-height: var(--hit);
  }
  & li > a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3) var(--s-7);
    & > nav {
      flex: 1 1 24rem;
    }
    & ul {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;
