import styled from 'styled-components';
import { media, MoreLink, Picture } from '@site/design';
import { DataRows } from '@site/design/sheets';
import { Link, pathOf, useHost } from '@site/host';
import { directions, directionRows } from '../../content/directions';
import { pictures } from '../../content/pictures';
import { Title } from './title';

/** The way to the site, in words and on the map. */
export function Directions() {
  const { site } = useHost();
  return (
    <>
      <Title>{directions.title}</Title>
      <Columns>
        <Picture image={pictures.locationMap} />
        <div>
          <DataRows rows={directionRows(site)} />
          <MoreLink as={Link} to={pathOf('location-guide')}>
            {directions.link}
          </MoreLink>
        </div>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-4);
  & a {
    margin-top: var(--s-4);
  }
  ${media.mobile} {
    & > :first-child {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: clamp(2.5rem, 5vw, 5rem);
    align-items: start;
  }
`;
