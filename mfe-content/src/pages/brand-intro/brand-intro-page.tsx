import styled from 'styled-components';
import { media, Notes, Picture } from '@site/design';
import { DataRows } from '@site/design/sheets';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { brandIntro } from '../../content/brand-intro';
import { pictures } from '../../content/pictures';
import { BrandClosing } from './brand-closing';
import { BrandPromises } from './brand-promises';

export function BrandIntroPage() {
  const { opening, name, notes } = brandIntro;
  return (
    <>
      <PageBody>
        <PageHeading heading={opening} />
        <Wide
          image={pictures.brandLake}
          sizes="(max-width:600px) 90vw,(max-width:900px) 120vw,min(88vw,1536px)"
          eager
        />
        <Columns>
          <PageHeading heading={name} />
          <DataRows rows={name.parts} />
        </Columns>
        <BrandPromises />
        <Notes items={notes} />
      </PageBody>
      <BrandClosing />
    </>
  );
}

const Wide = styled(Picture)`
  aspect-ratio: 4 / 3;
  margin-block: var(--s-7) var(--s-8);
  object-position: 60% 70%;
  ${media.desktop} {
    aspect-ratio: 21 / 9;
    margin-block: 4.5rem 7rem;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    gap: clamp(2.5rem, 6vw, 6rem);
    align-items: start;
  }
`;
