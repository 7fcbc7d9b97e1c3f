import { Container, Eyebrow, Figure, Headline, media, Section } from '@site/design';
import { DataRows } from '@site/design/sheets';
import { island, type PageProps, useHost } from '@site/host';
import { Fragment } from 'react';
import styled from 'styled-components';
import { PageForm } from '../../components/page-form';
import { customerPage as texts, customerPicture, pictureNote } from '../../content/customer-page';

/** Registration of interest: the form first, beside its heading where both fit; then service, contact and picture. */
export function CustomerPage({ params }: PageProps<{ readonly title?: string }>) {
  const { site } = useHost();
  return (
    <Page>
      <Fit>
        <Columns>
          <div>
            <Project>{params.title ? `${site.name} · ${params.title}` : site.name}</Project>
            <Headline as="h2">
              {texts.heading.map((line) => (
                <Fragment key={line}>
                  <Line>{line}</Line>{' '}
                </Fragment>
              ))}
            </Headline>
          </div>
          <FormPanel aria-label={texts.formHeading}>
            <InquiryForm />
          </FormPanel>
          <div>
            <Service>
              <Eyebrow>{texts.serviceEyebrow}</Eyebrow>
              <h3>{texts.serviceTitle}</h3>
              <p>{texts.service}</p>
              <DataRows
                rows={[
                  {
                    term: texts.phoneTerm,
                    description: <Phone href={site.phone.href}>{site.phone.display}</Phone>,
                  },
                  { term: texts.hoursTerm, description: site.phone.hours },
                ]}
              />
            </Service>
            <Photo
              image={customerPicture}
              sizes="(max-width:900px) 90vw,min(44.7vw,786px)"
              caption={pictureNote}
            />
          </div>
        </Columns>
      </Fit>
    </Page>
  );
}

export const InquiryForm = island('inquiry-form', function InquiryForm() {
  return <PageForm kind="inquiry" hasMarkedMessage />;
});

/** Less space than on other pages: the first field stands in the first window, of a phone too. */
const Page = styled(Section)`
  padding-top: clamp(1rem, 2vw, 2.5rem);
  ${media.mobile} {
    & h2 {
      font-size: var(--t-h3);
    }
  }
`;

/** Unlike a media query, rem in a container query follows the text-size control. */
const Fit = styled(Container)`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  gap: var(--s-3);
  & > :last-child {
    margin-top: var(--s-6);
  }
  ${media.desktop} {
    column-gap: clamp(2.5rem, 6vw, 6rem);
    align-items: start;
    @container (width >= 36rem) {
      grid-template: auto 1fr / 6fr 5fr;
      & > :nth-child(2) {
        grid-area: 1 / 2 / 3;
      }
      & > :last-child {
        margin: 0;
      }
    }
  }
`;

const Project = styled.p`
  margin-bottom: var(--s-1);
  color: var(--bronze-700);
  font-weight: 600;
`;

const Line = styled.span`
  display: inline-block;
`;

const Photo = styled(Figure)`
  margin-top: var(--s-6);
  & picture,
  & > span {
    aspect-ratio: 16 / 10;
  }
`;

const Service = styled.div`
  margin-top: var(--s-6);
  & h3 {
    margin-top: var(--s-4);
    font: 400 var(--t-h3) / 1.4 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & > p:not(:first-child) {
    margin-top: var(--s-2);
    color: var(--text-2);
    max-width: var(--measure);
  }
  & dl {
    margin-top: var(--s-5);
  }
`;

const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--hit);
  font: 400 min(1.875rem, 9.4vw) / 1.2 var(--serif);
  letter-spacing: -0.02em;
  white-space: nowrap;
`;

const FormPanel = styled.section`
  padding: var(--s-4) var(--gutter) var(--s-6);
  margin-inline: calc(-1 * var(--gutter));
  background: var(--mist);
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header-h) + 2rem);
    margin: 0;
    padding: clamp(1.5rem, 2.5vw, 3rem);
    border-top: 2px solid var(--bronze-500);
  }
`;
