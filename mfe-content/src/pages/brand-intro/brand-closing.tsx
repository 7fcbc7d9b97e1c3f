import styled from 'styled-components';
import {
  ButtonLink,
  Container,
  Figure,
  media,
  MoreLink,
  Section,
  SectionHeading,
} from '@site/design';
import { Link, pathOf } from '@site/host';
import { brandIntro } from '../../content/brand-intro';
import { pictures } from '../../content/pictures';

/** The closing section: links to the video and to the project's figures, beside a picture of water. */
export function BrandClosing() {
  const { eyebrow, title, videoLink, guideLink, note } = brandIntro.closing;
  return (
    <Section as="div" $surface="dark">
      <Columns>
        <div>
          <SectionHeading level={2} eyebrow={eyebrow} title={title} />
          <Links>
            <ButtonLink as={Link} to={pathOf('brand-video')} $tone="lamp">
              {videoLink}
            </ButtonLink>
            <MoreLink as={Link} to={pathOf('business-guide')}>
              {guideLink}
            </MoreLink>
          </Links>
        </div>
        <Water
          image={pictures.brandWater}
          sizes="(max-width:900px) 90vw,min(47.8vw,840px)"
          caption={note}
        />
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: var(--s-7);
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    gap: clamp(2.5rem, 6vw, 6rem);
    align-items: center;
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-6);
  margin-top: var(--s-6);
`;

const Water = styled(Figure)`
  & > :first-child {
    aspect-ratio: 3 / 2;
  }
`;
