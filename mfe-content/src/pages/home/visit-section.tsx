import { Eyebrow, Headline, Icon, media, Picture } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Slot, useHost } from '@site/host';
import styled from 'styled-components';
import { visit } from '../../content/home';
import { homePictures } from '../../content/home-pictures';
import { PhotoBlock } from './photo-block';

/** The slot for the visit form, filled by the registration remote, beside a picture with the phone number. */
export function VisitSection() {
  const { phone } = useHost().site;
  return (
    <Root aria-labelledby="home-visit" data-wheel-step="">
      <Invitation as="div">
        <Picture image={homePictures.visit} sizes="(max-width:900px) 100vw,max(704px,41.6vw)" />
        <div>
          <Eyebrow $onPhoto>{visit.eyebrow}</Eyebrow>
          <Headline id="home-visit">{visit.title}</Headline>
          <p>
            <a href={phone.href}>
              <Icon name="phone" />
              {phone.display}
            </a>
            <span>{phone.hours}</span>
          </p>
          <small>{visit.note}</small>
        </div>
      </Invitation>
      <div>
        <Slot name="visit-form" />
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${skipUntilNear(83, 60)}
  display: grid;
  background: var(--mist);
  & > :last-child {
    padding: var(--s-7) var(--gutter) var(--s-8);
  }
  ${media.desktop} {
    grid-template: 1fr / 5fr 7fr;
    & > :last-child {
      max-width: 60rem;
      padding: var(--section) var(--gutter) var(--section) clamp(2.5rem, 6vw, 6.5rem);
    }
  }
`;

const Invitation = styled(PhotoBlock)`
  align-items: end;
  min-height: 27rem;
  padding: var(--s-8) var(--gutter) var(--s-7);
  --shade: linear-gradient(
    rgb(11 24 32 / 0.15),
    rgb(11 24 32 / 0.74) 36%,
    rgb(11 24 32 / 0.86) 60%,
    rgb(11 24 32 / 0.95)
  );
  & > :first-child {
    object-position: 50% 96%;
  }
  & h2 {
    margin-top: var(--s-5);
  }
  & small {
    font-size: var(--t-note);
  }
  /* The phone number */
  & h2 + p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--s-4);
    margin-top: var(--s-5);
    padding-top: var(--s-3);
    border-top: 1px solid rgb(220 193 154 / 0.6);
    & > a {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      min-height: var(--hit);
      font-size: 1.375rem;
      font-weight: 600;
    }
    & > span {
      font-size: var(--t-small);
      color: var(--bronze-300);
    }
  }
  ${media.desktop} {
    padding: 5rem clamp(2rem, 4vw, 4.5rem) 4.5rem
      max(var(--gutter), calc((100vw - var(--wrap)) / 2));
    --shade: linear-gradient(
      rgb(11 24 32 / 0.1),
      rgb(11 24 32 / 0.3) 40%,
      rgb(11 24 32 / 0.84) 64%,
      rgb(11 24 32 / 0.95)
    );
    & h2 + p > a {
      font-size: min(1.375rem, 3.2vw);
    }
  }
`;
