import styled from 'styled-components';
import { media, Notes, Picture, SectionHeading, Unbroken } from '@site/design';
import { DataRows } from '@site/design/sheets';
import { PageBody } from '../../components/page-body';
import { brandIntro } from '../../content/brand-intro';
import { pictures } from '../../content/pictures';
import { BrandClosing } from './brand-closing';

export function BrandIntroPage() {
  const { opening, notes } = brandIntro;
  const { parts, ...name } = brandIntro.name;
  return (
    <>
      <PageBody>
        <SectionHeading level={2} {...opening} />
        <Wide
          image={pictures.brandLake}
          sizes="(max-width:600px) 90vw,(max-width:900px) 120vw,min(88vw,1536px)"
          priority
        />
        <Columns>
          <SectionHeading level={2} {...name} />
          <DataRows rows={parts} />
        </Columns>
        <BrandPromises />
        <Notes items={notes} />
      </PageBody>
      <BrandClosing />
    </>
  );
}

/** The three values of the brand, side by side on a desktop. */
function BrandPromises() {
  const { items, ...heading } = brandIntro.promises;
  return (
    <Promises>
      <SectionHeading level={2} {...heading} />
      <PromiseList>
        {items.map(({ eyebrow, title, text }) => (
          <li key={eyebrow}>
            <span lang="en">{eyebrow}</span>
            <h3>{title}</h3>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </PromiseList>
    </Promises>
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

const Promises = styled.div`
  margin-top: var(--section);
`;

const PromiseList = styled.ul`
  display: grid;
  gap: var(--s-7) 1.75rem;
  margin-top: var(--s-7);
  & li {
    padding-top: var(--s-5);
    border-top: 1px solid var(--bronze-500);
  }
  & > li > span {
    font-size: var(--t-eyebrow);
    font-weight: 600;
    letter-spacing: var(--track-eyebrow);
    color: var(--accent);
  }
  & h3 {
    margin-top: var(--s-4);
    font: 400 var(--t-h3) / 1.4 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & p {
    margin-top: var(--s-3);
    max-width: 24em;
    color: var(--text-2);
    text-wrap: pretty;
  }
  ${media.desktop} {
    /* Three; fewer where large text has no room for them. */
    grid-template-columns: repeat(auto-fit, minmax(max(30%, 14rem), 1fr));
  }
`;
