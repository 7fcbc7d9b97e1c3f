import styled from 'styled-components';
import { media, Notes, Picture, SectionHeading } from '@site/design';
import { ScrollSheet } from '@site/design/sheets';
import { ZoomSheet } from '../../components/zoom-sheet';
import { BelowFold } from '@site/host';
import { PageBody } from '../../components/page-body';
import { householdLayout, unitFinder } from '../../content/household-layout';
import { pictures } from '../../content/pictures';
import { HouseholdTable } from './household-table';
import { TypeTable } from './type-table';
import { UnitFinder } from './unit-finder/unit-finder';

export function HouseholdLayoutPage() {
  const { heading, sheet, table, notes } = householdLayout;
  const image = pictures.householdLayout;
  return (
    <PageBody>
      <SectionHeading level={2} {...heading} />
      <Drawing label={sheet} ratio={image.width / image.height} file={image.src}>
        <Picture image={image} priority />
      </Drawing>
      <Notes items={notes} />
      <BelowFold />
      <Title>{unitFinder.title}</Title>
      <UnitFinder />
      <Title>{table.caption}</Title>
      <Bleed label={table.caption}>
        <HouseholdTable />
      </Bleed>
      <Title>{table.byType}</Title>
      <TypeTable />
    </PageBody>
  );
}

const Title = styled.h3`
  margin-top: var(--s-8);
  font: 400 var(--t-h3) / 1.4 var(--serif);
  letter-spacing: var(--track-serif);
`;

/** On a phone the table scrolls sideways between both edges of the screen. */
const Bleed = styled(ScrollSheet)`
  margin-top: var(--s-5);
  ${media.mobile} {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
  }
`;

const Drawing = styled(ZoomSheet)`
  margin-top: var(--s-7);
  ${media.mobile} {
    & > :first-child {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
`;
