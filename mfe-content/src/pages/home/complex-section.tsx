import { Container, media, MoreLink, Notes, Picture, Section, SectionHeading } from '@site/design';
import { AccordionItem } from '@site/design/accordion';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Link, pathOf } from '@site/host';
import styled, { keyframes } from 'styled-components';
import { complex } from '../../content/home';
import { homePictures } from '../../content/home-pictures';

const group = 'home-complex';

/** On a desktop the picture covers the height of the stage and is cropped at the sides. */
const viewSizes = '(max-width:900px) 90vw,clamp(749px,50vw,876px)';

/** Three accordion items. On a desktop the picture of the open one is right of the list, on a phone inside the item. */
export function ComplexSection() {
  const { eyebrow, title } = complex;
  return (
    <Band $surface="dark" aria-labelledby="home-complex" data-wheel-step="">
      <Container>
        <SectionHeading eyebrow={eyebrow} title={title} level={2} id="home-complex" />
        <Stage>
          <Picture image={homePictures.complexAerial} sizes={viewSizes} />
          {complex.items.map(({ title, text, picture, routeId, fragment, destination }, index) => (
            <AccordionItem key={title} group={group} title={title} open={index === 0}>
              <p>{text}</p>
              <MoreLink
                as={Link}
                to={pathOf(routeId) + (fragment && `#${fragment}`)}
                aria-label={`${complex.linkText}: ${destination}`}
              >
                {complex.linkText}
              </MoreLink>
              <Picture image={picture} sizes={viewSizes} />
            </AccordionItem>
          ))}
        </Stage>
        <Notes items={complex.notes} />
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  ${skipUntilNear(57, 56)}
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Stage = styled.div`
  margin-top: min(clamp(2.5rem, 5vw, 4.5rem), 6svh);
  border-top: var(--hair);
  & p {
    max-width: 24em;
    color: var(--text-2);
  }
  & a {
    margin-block: var(--s-3) var(--s-5);
  }
  & picture {
    aspect-ratio: 6 / 5;
    background: var(--ink-800);
  }
  ${media.mobile} {
    /* On a desktop the first picture, the aerial view, is visible while every item is closed. */
    & > picture {
      display: none;
    }
  }
  ${media.desktop} {
    position: relative;
    min-height: min(39rem, max(28rem, 52svh));
    border: 0;
    padding-right: 62%;
    & > details:first-of-type {
      border-top: 1px solid var(--bronze-500);
    }
    & > details > summary {
      min-height: 6.5rem;
      font-size: min(clamp(1.625rem, 2.4vw, 2.125rem), 4.2vw);
      color: var(--text-2);
    }
    & > [open] > summary,
    & > details > summary:hover {
      color: var(--text);
    }
    & a {
      margin-bottom: 0;
    }
    & picture {
      position: absolute;
      inset: 0 0 0 auto;
      width: 57%;
      aspect-ratio: auto;
      animation: ${appear} 500ms var(--ease);
    }
    /* The site plan is shown whole: its edges have numbers. */
    & > :nth-child(2) picture {
      object-fit: contain;
    }
  }
`;
