import styled from 'styled-components';
import { media, Notes, Picture, SectionHeading } from '@site/design';
import { NumberedFacts } from '../../components/numbered-facts';
import { cgNote } from '../../content/cg-note';
import { complexLayout } from '../../content/complex-layout';
import { pictures } from '../../content/pictures';

/** What the home page's 단지 특화설계 leads to. */
export function SpecialDesign() {
  const { id, eyebrow, title, lead, facts } = complexLayout.specialDesign;
  return (
    <Columns aria-labelledby={id}>
      <Picture image={pictures.complexDesign} sizes="(max-width:900px) 89.5vw,min(34.2vw,600px)" />
      <div>
        <SectionHeading level={2} id={id} eyebrow={eyebrow} title={title} lead={lead} />
        <NumberedFacts facts={facts} />
        <Notes items={[cgNote]} />
      </div>
    </Columns>
  );
}

const Columns = styled.section`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-9);
  & [id] {
    scroll-margin-top: var(--s-6);
  }
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    gap: clamp(2.5rem, 6vw, 6rem);
    align-items: start;
  }
`;
